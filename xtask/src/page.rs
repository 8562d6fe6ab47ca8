//! The site around the WebAssembly.
//!
//! 1. The texts: `text/<language>/<pack>-<fingerprint>.txt`.
//! 2. The styles of the other screens, under a name with their hash.
//! 3. `index.html` itself: its styles, start script, icons, the first rendering of home, the
//!    addresses of the app, the texts and the chunks, and the hashes of its inline parts for
//!    the content security policy.
//! 4. `_headers`: the headers that a host sends with each file, for hosts that read such a
//!    file (Netlify, Cloudflare Pages).
//! 5. `sw.js`: the service worker with the list of all files and their hashes.
//!    A debug build gets one that removes itself instead, so that a release
//!    that was once served on the same port does not hide the work in progress.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

use crate::Result;
use crate::home;
use crate::licences;
use crate::minify;
use crate::style;
use crate::tools::root;

/// The files copied unchanged from `assets/`.
const COPIED: [&str; 4] =
    ["manifest.webmanifest", "icons", "screenshots/phone.png", "screenshots/wide.png"];

/// Never fetched by the app, so not worth storing on every phone.
const NOT_OFFLINE: [&str; 3] = ["_headers", "sw.js", "screenshots/"];

/// For files whose name changes with their content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// For files that keep their name: the browser asks each time whether they have changed.
const REVALIDATED: &str = "no-cache";

/// The line of the page that keeps Trunk from compiling the app.
const TRUNK: &str = "\
    <!-- Trunk compiles nothing: its hook does (Trunk.toml). The build removes this line. -->
    <link data-trunk rel=\"rust\" data-trunk-skip />
";

/// The service worker of a debug build.
const NO_SERVICE_WORKER: &str = "\
// A debug build has no service worker: this one removes that of a release.
self.addEventListener(\"install\", () => self.skipWaiting());
self.addEventListener(\"activate\", (event) => {
  event.waitUntil(self.registration.unregister());
});
";

/// In a debug build, the page is reloaded when there is a new build.
const RELOAD: &str = "\
<script>
  setInterval(function () {
    fetch(\"build.txt\").then(
      function (response) {
        if (response.ok)
          response.text().then(function (build) {
            if (build !== \"%BUILD%\") location.reload();
          });
      },
      function () {},
    );
  }, 1000);
</script>";

/// Puts everything but the module on a site on which the module is already packed under this
/// build's name.
pub fn write_page(site: &Path, build: &str, release: bool) -> Result {
    let catalogue = fluent_pack::compile(&root().join("locales"))
        .map_err(|errors| format!("the texts are wrong:\n  {}", errors.join("\n  ")))?;
    let fingerprint = catalogue.fingerprint();
    let (mut languages, mut names) = (BTreeSet::new(), BTreeSet::new());
    for pack in catalogue.packs() {
        let directory = site.join("text").join(&pack.language);
        let path = directory.join(format!("{}-{fingerprint}.txt", pack.name));
        fs::create_dir_all(&directory).map_err(|error| cannot("create", &directory, &error))?;
        write(&path, &pack.content)?;
        languages.insert(pack.language);
        names.insert(pack.name);
    }
    let assets = root().join("assets");
    for name in COPIED {
        copy(&assets.join(name), &site.join(name))?;
    }

    write(&site.join("licences.txt"), &licences::list()?)?;

    let inline = |name: &str| read(&assets.join(name));
    let page = read(&root().join("index.html"))?;
    let (start, mirror) = (inline("start.js")?, inline("mirror.js")?);
    let start = start + &mirror;
    let start = if release { minify::script(&start, minify::OLD)? } else { start };
    let start = format!("<script>\n{start}</script>");
    let page = fill(&page, "<!-- %START% -->", &start)?;
    let page = fill(&page, "<!-- %HOME% -->", &home::home(&catalogue)?)?;
    let page = fill(&page, "<!-- %ICONS% -->", &inline("icons.svg")?)?;
    let page = fill(&page, TRUNK, "")?;
    let page = fill(&page, "<!-- %APP% -->", &app(build))?;
    let page = fill(&page, "%TEXT_FINGERPRINT%", &fingerprint)?;
    let page = fill(&page, "%TEXT_LANGUAGES%", &words(languages))?;
    let page = fill(&page, "%TEXT_PACKS%", &words(names))?;
    let page = fill(&page, "%BASE%", build)?;
    let page = fill(&page, "%CHUNKS%", &words(chunks(site, build)?))?;
    let small = |styles: String| {
        if release { minify::styles(&styles) } else { Ok(styles) }
    };
    let styles = small(style::home()?)?;
    let page = fill(&page, "/* %STYLE% */", &styles)?;
    let page = fill(&page, "%SCREENS%", &sheet(site, &small(style::screens()?)?)?)?;
    let page = if release {
        fill_policy(&page)?
    } else {
        let build = short_hash([page.as_bytes(), build.as_bytes()]);
        write(&site.join("build.txt"), &build)?;
        let reload = fill(RELOAD, "%BUILD%", &build)?;
        let page = fill(&page, "</head>", &format!("{reload}\n  </head>"))?;
        let page = fill(&page, "%SCRIPTS%", "'unsafe-inline'")?;
        fill(&page, "%STYLES%", "'unsafe-inline'")?
    };
    write(&site.join("index.html"), &page)?;
    if release {
        write(&site.join("_headers"), &headers(site, &page)?)?;
    }

    let worker = if release {
        let files = hashes(site)?;
        service_worker(&read(&assets.join("sw.js"))?, &files)?
    } else {
        NO_SERVICE_WORKER.to_owned()
    };
    write(&site.join("sw.js"), &worker)
}

/// The headers that a host sends with each file. The policy is the page's, plus what only a
/// header can express: that no other page may frame this one. No file matches two rules about
/// caching, because hosts disagree on which one wins.
fn headers(site: &Path, page: &str) -> Result<String> {
    let policy = page
        .split_once("http-equiv=\"Content-Security-Policy\"")
        .and_then(|(_, rest)| rest.split_once("content=\""))
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(policy, _)| policy)
        .ok_or("index.html has no Content-Security-Policy any more; put it back")?;
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}; frame-ancestors 'none'\n  \
         X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n"
    );
    let mut rule = |path: &str, caching: &str| {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "/{path}\n  Cache-Control: {caching}\n");
    };
    for kept in ["", "index.html", "licences.txt", "sw.js", "manifest.webmanifest"] {
        rule(kept, REVALIDATED);
    }
    rule("text/*", IMMUTABLE);
    for name in hashed(site)? {
        rule(&name, IMMUTABLE);
    }
    Ok(text)
}

/// The files at the top of a site whose names change with their content.
fn hashed(site: &Path) -> Result<BTreeSet<String>> {
    let wrong = |error| cannot("read", site, &error);
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(site).map_err(wrong)? {
        let name = entry.map_err(wrong)?.file_name();
        let name = name.to_string_lossy();
        let script = name.ends_with(".js") && name != "sw.js";
        if script || name.ends_with(".wasm") || name.ends_with(".css") {
            names.insert(name.into_owned());
        }
    }
    Ok(names)
}

/// The chunks on a site: `<build>-<chunk>.wasm`.
fn chunks(site: &Path, build: &str) -> Result<BTreeSet<String>> {
    let wrong = |error| cannot("read", site, &error);
    let mut chunks = BTreeSet::new();
    for entry in fs::read_dir(site).map_err(wrong)? {
        let name = entry.map_err(wrong)?.file_name();
        let chunk = name
            .to_str()
            .and_then(|name| name.strip_prefix(build)?.strip_prefix('-'))
            .and_then(|name| name.strip_suffix(".wasm"));
        chunks.extend(chunk.map(str::to_owned));
    }
    Ok(chunks)
}

/// The script that starts the app, after requesting everything it waits for.
fn app(build: &str) -> String {
    format!(
        "<link rel=\"modulepreload\" href=\"./{build}.js\">\n\
         <link rel=\"preload\" href=\"./{build}_bg.wasm\" as=\"fetch\" \
         type=\"application/wasm\" crossorigin=\"anonymous\">\n\
         <script type=\"module\">\n\
         import init from \"./{build}.js\";\n\
         if (!adjutant.framed) init({{ module_or_path: \"./{build}_bg.wasm\" }});\n\
         </script>"
    )
}

/// Puts styles on the site under a name with their hash; returns that name.
fn sheet(site: &Path, text: &str) -> Result<String> {
    let name = format!("screens-{}.css", short_hash([text.as_bytes()]));
    write(&site.join(&name), text)?;
    Ok(format!("./{name}"))
}

/// Copies a file, or a directory with everything in it.
fn copy(from: &Path, to: &Path) -> Result {
    if !from.is_dir() {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
        }
        return fs::copy(from, to).map(drop).map_err(|error| cannot("copy", from, &error));
    }
    fs::create_dir_all(to).map_err(|error| cannot("create", to, &error))?;
    for entry in fs::read_dir(from).map_err(|error| cannot("read", from, &error))? {
        let entry = entry.map_err(|error| cannot("read", from, &error))?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

/// The page with the hash of each inline script and style in its policy.
fn fill_policy(page: &str) -> Result<String> {
    let sources = |tag: &str| {
        let inlined = inlined(page, tag).into_iter();
        let hashes: BTreeSet<_> =
            inlined.map(|text| format!("'sha256-{}'", sha256(text.as_bytes()))).collect();
        words(hashes)
    };
    let filled = fill(page, "%SCRIPTS%", &sources("script"))?;
    fill(&filled, "%STYLES%", &sources("style"))
}

/// The contents of each script or style that has no `src`.
fn inlined<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{tag}"), format!("</{tag}"));
    let mut inlined = Vec::new();
    let mut rest = page;
    while let Some((_, from_tag)) = rest.split_once(&open) {
        let Some((attributes, from_text)) = from_tag.split_once('>') else {
            break;
        };
        let Some((text, after)) = from_text.split_once(&close) else {
            break;
        };
        if !attributes.split_whitespace().any(|one| one.starts_with("src=")) {
            inlined.push(text);
        }
        rest = after;
    }
    inlined
}

/// The service worker for exactly these files.
fn service_worker(source: &str, files: &BTreeMap<String, String>) -> Result<String> {
    // The worker's own text counts as well: changing it makes a new version.
    let mut version = Sha256::new();
    version.update(source);
    let mut list = Vec::new();
    for (path, hash) in files {
        version.update(path);
        version.update(hash);
        list.push(format!("\n  \"{path}\": \"{hash}\""));
    }
    let version = hex(version);
    let source = fill(source, "%VERSION%", &version)?;
    fill(&source, "FILES = {};", &format!("FILES = {{{}\n}};", list.join(",")))
}

/// Each file of the site by its relative URL, with the hash of its bytes.
fn hashes(site: &Path) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut directories = vec![site.to_owned()];
    while let Some(directory) = directories.pop() {
        let entries =
            fs::read_dir(&directory).map_err(|error| cannot("read", &directory, &error))?;
        for entry in entries {
            let path = entry.map_err(|error| cannot("read", &directory, &error))?.path();
            if path.is_dir() {
                directories.push(path);
                continue;
            }
            let url = relative_url(site, &path)?;
            if NOT_OFFLINE.iter().any(|prefix| url.starts_with(prefix)) {
                continue;
            }
            let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
            // The page is requested by its directory: some hosts redirect `index.html`, and a
            // redirected page cannot be stored for offline use.
            let url = if url == "index.html" { "./".into() } else { url };
            files.insert(url, sha256(&bytes));
        }
    }
    Ok(files)
}

fn relative_url(site: &Path, path: &Path) -> Result<String> {
    let inside = path
        .strip_prefix(site)
        .map_err(|_| format!("{} is not in {}", path.display(), site.display()))?;
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    let url = parts.join("/");
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    if url.chars().all(plain) {
        Ok(url)
    } else {
        Err(format!("rename {url}: only a-z, 0-9, `-`, `_` and `.` make a plain URL"))
    }
}

/// A short name for these bytes, taken together.
pub fn short_hash<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for piece in pieces {
        hash.update(piece);
    }
    hex(hash)
}

fn hex(hash: Sha256) -> String {
    hash.finalize()[..8].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

fn sha256(bytes: &[u8]) -> String {
    BASE64_STANDARD.encode(Sha256::digest(bytes))
}

/// The text with its placeholder replaced; a missing one is an error.
fn fill(text: &str, placeholder: &str, value: &str) -> Result<String> {
    if text.contains(placeholder) {
        Ok(text.replace(placeholder, value))
    } else {
        Err(format!(
            "`{placeholder}` is not in the built page or worker any more; put it back into index.html, assets/start.js or assets/sw.js"
        ))
    }
}

fn words(words: BTreeSet<String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_names_each_inline_script_and_style() {
        let page = "<meta content=\"script-src %SCRIPTS%; style-src %STYLES%\">\
                    <script>alert(1)</script><style>p{}</style>\
                    <script src=\"a.js\"></script><script type=\"module\">\nimport 'x'\n</script>";
        assert_eq!(inlined(page, "script"), ["alert(1)", "\nimport 'x'\n"]);
        assert_eq!(inlined(page, "style"), ["p{}"]);
        let filled = fill_policy(page).unwrap_or_default();
        // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
        assert!(
            filled.contains("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"),
            "{filled}"
        );
        assert!(!filled.contains('%'));
    }

    #[test]
    fn the_version_is_that_of_the_files_and_of_the_worker() {
        let source = "const VERSION = \"%VERSION%\";\nconst FILES = {};\n";
        let files = |hash: &str| BTreeMap::from([("./".to_owned(), hash.to_owned())]);
        let worker = |source: &str, hash: &str| service_worker(source, &files(hash));
        let one = worker(source, "abc=");
        assert!(one.as_ref().is_ok_and(|text| text.contains("\"./\": \"abc=\"\n}")));
        assert_eq!(one, worker(source, "abc="));
        assert_ne!(one, worker(source, "abd="));
        let version = |text: Result<String>| text.map(|text| text[..40].to_owned());
        assert_ne!(
            version(worker(source, "abc=")),
            version(worker(&format!("{source}// more"), "abc="))
        );
        assert!(worker("no placeholder", "abc=").is_err());
    }

    #[test]
    fn only_plain_urls() {
        let site = Path::new("/site");
        assert_eq!(
            relative_url(site, Path::new("/site/text/pl/app-1f.txt")).as_deref(),
            Ok("text/pl/app-1f.txt")
        );
        assert!(relative_url(site, Path::new("/site/an icon.svg")).is_err());
    }
}

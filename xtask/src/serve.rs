//! A static server for `dist/`: enough to use the app from this machine, and no
//! more. One thread per connection, files only, never outside the directory.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::Result;

/// How many ports are tried, beginning with the requested one.
const PORTS: u16 = 20;

/// The longest request head that is read.
const HEAD: u64 = 16 * 1024;

/// Serves a directory until the process is stopped.
pub fn serve(directory: &Path, port: u16) -> Result {
    let directory = directory
        .canonicalize()
        .map_err(|error| format!("cannot serve {}: {error}", directory.display()))?;
    let (listener, free) = listen(port)?;
    if free != port {
        println!("Port {port} is taken.");
    }
    println!("Adjutant on http://localhost:{free} (Ctrl+C stops it)");
    let directory: Arc<Path> = directory.into();
    for connection in listener.incoming() {
        // A client that hangs up is not an error.
        let Ok(connection) = connection else { continue };
        let directory = Arc::clone(&directory);
        thread::spawn(move || answer(&connection, &directory));
    }
    Ok(())
}

/// Listens on the first free port from `port` on.
fn listen(port: u16) -> Result<(TcpListener, u16)> {
    let last = port.saturating_add(PORTS - 1);
    for port in port..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok((listener, port)),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(format!("cannot listen on port {port}: {error}")),
        }
    }
    Err(format!("ports {port} to {last} are taken; choose another by `--port`"))
}

/// Answers the requests of one connection, one after another.
fn answer(connection: &TcpStream, directory: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(30)))?;
    connection.set_nodelay(true)?;
    let mut reader = BufReader::new(connection);
    loop {
        let mut head = String::new();
        let mut limited = (&mut reader).take(HEAD);
        while limited.read_line(&mut head)? > 2 {}
        if !head.ends_with("\r\n\r\n") {
            return Ok(());
        }
        let response = response(&head, directory);
        let mut writer = connection;
        writer.write_all(&response)?;
    }
}

/// The whole response to a request.
fn response(head: &str, directory: &Path) -> Vec<u8> {
    let mut words = head.split_whitespace();
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, kind, body) = if method != "GET" && method != "HEAD" {
        ("405 Method Not Allowed", TEXT, b"GET and HEAD only\n".to_vec())
    } else {
        let found = file(target, directory).and_then(|path| Some((fs::read(&path).ok()?, path)));
        match found {
            Some((body, path)) => ("200 OK", media_type(&path), body),
            None => ("404 Not Found", TEXT, b"Not found\n".to_vec()),
        }
    };
    let mut response = format!(
        "HTTP/1.1 {status}\r\n\
         Content-Type: {kind}\r\n\
         Content-Length: {}\r\n\
         Cache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if method != "HEAD" {
        response.extend(body);
    }
    response
}

/// The file that a request's target names, if there is one inside the directory.
fn file(target: &str, directory: &Path) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    // No file of ours has a name that must be escaped.
    if path.contains(['%', '\\', ':']) {
        return None;
    }
    let path = directory.join(path).canonicalize().ok()?;
    let path = if path.is_dir() { path.join("index.html") } else { path };
    (path.starts_with(directory) && path.is_file()).then_some(path)
}

const TEXT: &str = "text/plain; charset=utf-8";

fn media_type(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => TEXT,
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// The head and the body of a small site's response.
    fn get(request: &str) -> (String, String) {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
        let site =
            std::env::temp_dir().join(format!("adjutant-serve-{}-{number}", std::process::id()));
        let inner = site.join("site/icons");
        let written = fs::create_dir_all(&inner)
            .and_then(|()| fs::write(site.join("secret.txt"), "secret"))
            .and_then(|()| fs::write(site.join("site/index.html"), "page"))
            .and_then(|()| fs::write(inner.join("icon.svg"), "icon"));
        assert!(written.is_ok());
        let directory = site.join("site").canonicalize().unwrap_or_default();
        let text = String::from_utf8_lossy(&response(request, &directory)).into_owned();
        assert!(fs::remove_dir_all(&site).is_ok());
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        (head.to_owned(), body.to_owned())
    }

    #[test]
    fn files_and_directories() {
        let (head, body) = get("GET / HTTP/1.1\r\n\r\n");
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/html"));
        assert!(head.contains("no-cache") && head.contains("Content-Length: 4"));
        assert_eq!(body, "page");
        assert_eq!(get("GET /?nosw HTTP/1.1\r\n\r\n").1, "page");
        let (head, body) = get("GET /icons/icon.svg HTTP/1.1\r\n\r\n");
        assert!(head.contains("image/svg+xml"));
        assert_eq!(body, "icon");
        assert_eq!(get("HEAD / HTTP/1.1\r\n\r\n").1, "");
    }

    #[test]
    fn nothing_else() {
        for path in ["/none", "/icons", "/../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd", "x"]
        {
            let (head, _) = get(&format!("GET {path} HTTP/1.1\r\n\r\n"));
            assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
        }
        assert!(get("POST / HTTP/1.1\r\n\r\n").0.starts_with("HTTP/1.1 405"));
        assert!(get("").0.starts_with("HTTP/1.1 405"));
    }
}

//! Every kind of error, and the encoding.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Catalogue, SourceFile, compile, compile_sources};

const LANGUAGES: [&str; 3] = ["en", "pl", "ru"];

fn file(language: &str, name: &str, content: &str) -> SourceFile {
    SourceFile {
        language: language.to_owned(),
        name: name.to_owned(),
        path: format!("{language}/{name}.ftl"),
        content: content.to_owned(),
    }
}

/// One file `app.ftl`, given for English, Polish and Russian.
fn app(texts: [&str; 3]) -> Result<Catalogue, Vec<String>> {
    let files: Vec<SourceFile> =
        LANGUAGES.iter().zip(texts).map(|(language, text)| file(language, "app", text)).collect();
    compile_sources(&files)
}

/// The texts that other languages lack, as listed.
fn missing(catalogue: &Catalogue) -> Vec<String> {
    (catalogue.missing().iter()).map(ToString::to_string).collect()
}

/// The errors, one per line.
fn errors(result: Result<Catalogue, Vec<String>>) -> String {
    result.unwrap_err().join("\n")
}

/// The errors of the English file, if all three languages have this text.
fn english_errors(text: &str) -> String {
    let all = app([text; 3]).unwrap_err();
    let english: Vec<String> = all.into_iter().filter(|error| error.starts_with("en/")).collect();
    english.join("\n")
}

/// The English pack of a file that is the same in all languages.
fn english_pack(text: &str) -> String {
    match app([text; 3]) {
        Ok(catalogue) => catalogue.packs()[0].content.clone(),
        Err(errors) => panic!("{}", errors.join("\n")),
    }
}

// ---------------------------------------------------------------- languages

#[test]
fn a_file_that_only_another_language_has_is_an_error() {
    let result = compile_sources(&[
        file("en", "app", "x = X"),
        file("pl", "app", "x = X"),
        file("ru", "app", "x = X"),
        file("pl", "more", "x = X"),
    ]);
    assert_eq!(errors(result), "en/more.ftl: the file is missing (there is one in pl).");
}

#[test]
fn a_file_that_only_english_has_stands_in_all_packs() {
    let catalogue = compile_sources(&[
        file("en", "app", "x = X"),
        file("pl", "app", "x = Iks"),
        file("ru", "app", "x = Икс"),
        file("en", "more", "x = X { $n }\n .tip = T"),
        file("ru", "more", "x = Икс { $n }\n .tip = Т"),
    ])
    .unwrap();
    let packs = catalogue.packs();
    let content = |language: &str| {
        let pack = (packs.iter()).find(|pack| pack.language == language && pack.name == "more");
        pack.unwrap().content.clone()
    };
    assert_eq!(content("en"), "X \u{1}0\nT\n");
    assert_eq!(content("pl"), "⟨en⟩\u{a0}X \u{1}0\n⟨en⟩\u{a0}T\n");
    assert_eq!(content("ru"), "Икс \u{1}0\nТ\n");
    assert_eq!(missing(&catalogue), ["pl/more.ftl: `x`", "pl/more.ftl: `x.tip`"]);
}

#[test]
fn what_a_game_is_called_stands_in_the_first_pack() {
    let game = file("en", "chess", "rook = Rook\ngame-name = Chess\ngame-summary = All");
    let catalogue = compile_sources(&[file("en", "app", "home = Home"), game.clone()]).unwrap();
    let packs: Vec<String> = (catalogue.packs().into_iter())
        .filter(|pack| pack.language == "en")
        .map(|pack| pack.content)
        .collect();
    assert_eq!(packs, ["Home\nChess\nAll\n", "Rook\n"]);
    let source = catalogue.rust_source();
    assert!(source.contains("pub const GAME_CHESS: Text = Text::new(PACK, 1);"));
    assert!(source.contains("pub const GAME_CHESS_SUMMARY: Text = Text::new(PACK, 2);"));
    // It is still a text of its own file.
    assert!(missing(&catalogue).contains(&"pl/chess.ftl: `game-name`".to_owned()));
    let taken = file("en", "app", "game-chess = Home");
    assert!(errors(compile_sources(&[taken, game])).contains("`game-chess` is taken"));
}

#[test]
fn a_file_is_named_simply_and_of_a_known_language() {
    let named = |name| LANGUAGES.map(|language| file(language, name, "x = X"));
    let result = compile_sources(&named("Big_File"));
    assert!(errors(result).starts_with("Big_File.ftl: a file's name has small letters"));

    let mut files = named("app").to_vec();
    files.push(file("de", "app", "x = X"));
    assert_eq!(errors(compile_sources(&files)), "de/app.ftl: the language `de` is not known.");
    files[3] = file("ru", "app", "x = X");
    assert_eq!(errors(compile_sources(&files)), "ru/app.ftl: the file is given twice.");
}

#[test]
fn a_message_that_english_does_not_have_is_an_error() {
    assert_eq!(
        errors(app(["a = A", "a = A", "a = A\nd = D"])),
        "ru/app.ftl: the message `d` is too much (en/app.ftl does not have it)."
    );
    assert_eq!(
        errors(app(["a = A\n .b = B", "a = A", "a = A\n .b = B\n .c = C"])),
        "en/app.ftl: the attribute `.c` of `a` is missing (ru/app.ftl has it)."
    );
    assert_eq!(
        errors(app(["a =\n .b = B", "a = A\n .b = B", "a =\n .b = B"])),
        "en/app.ftl: the text of `a` is missing (pl/app.ftl has it)."
    );
}

#[test]
fn a_word_of_one_letter_stays_with_the_next_one() {
    let text = "a = W lesie i w polu: { $a } z { $b } i\n\n o { $c }w ruchu, (a potem X w), W + K";
    let packs = app([text; 3]).unwrap().packs();
    assert_eq!(
        packs[0].content,
        "W lesie i w polu: \u{1}0 z \u{1}1 i\u{b}o \u{1}2w ruchu, (a potem X w), W + K\n"
    );
    assert_eq!(
        packs[1].content,
        "W\u{a0}lesie i\u{a0}w\u{a0}polu: \u{1}0 z\u{a0}\u{1}1 i\u{b}o\u{a0}\u{1}2w ruchu, (a\u{a0}potem X w), W + K\n"
    );
}

#[test]
fn what_another_language_lacks_is_listed_and_marked() {
    let catalogue = app([
        "a = A\nb = B\n .c = C\nd = { $n ->\n [one] D\n *[other] { $n } Ds\n }",
        "a = Ą\nd = { $n }",
        "a = А\nb = Б\n .c = Ц",
    ])
    .unwrap();
    assert_eq!(missing(&catalogue), ["pl/app.ftl: `b`", "pl/app.ftl: `b.c`", "ru/app.ftl: `d`"]);
    let packs = catalogue.packs();
    assert_eq!(packs[1].content, "Ą\n⟨en⟩\u{a0}B\n⟨en⟩\u{a0}C\n\u{1}0\n");
    assert_eq!(
        packs[2].content,
        "А\nБ\nЦ\n⟨en⟩\u{a0}\u{2}0\u{3}one\u{4}D\u{3}\u{4}\u{1}0 Ds\u{5}\n"
    );
    assert!(packs[1].content.contains(crate::MARK));
    // All keys exist, whatever is translated.
    let whole = app(["a = A\nb = B"; 3]).unwrap();
    let english = app(["a = A\nb = B", "", "a = А"]).unwrap();
    let keys = |catalogue: &Catalogue| {
        let source = catalogue.rust_source();
        source.replace(&catalogue.fingerprint(), "")
    };
    assert_eq!(keys(&whole), keys(&english));
    assert_eq!(missing(&whole), [""; 0]);
}

#[test]
fn a_text_without_words_needs_no_translation_mark() {
    let catalogue = app(["a = { \"\" }", "", "a = { \"\" }"]).unwrap();
    assert_eq!(catalogue.packs()[1].content, "\n");
    assert_eq!(missing(&catalogue), ["pl/app.ftl: `a`"]);
}

#[test]
fn the_attribute_also_is_optional_and_always_has_a_key() {
    let catalogue = app(["a = A\nb = B", "a = A\n .also = Ą\nb = B", "a = A\nb = B"]).unwrap();
    let packs = catalogue.packs();
    assert_eq!(packs[0].content, "A\n\nB\n");
    assert_eq!(packs[1].content, "A\nĄ\nB\n");
    let source = catalogue.rust_source();
    assert!(
        source.contains("/// (empty in English)\npub const A_ALSO: Text = Text::new(PACK, 1);")
    );
    assert!(source.contains("pub const B: Text = Text::new(PACK, 2);"));
    assert!(!source.contains("B_ALSO"));
}

#[test]
fn short_names_are_optional_and_found_by_their_message() {
    let catalogue =
        app(["a = A\nb = B", "a = A\nb = B\n .short = B1, B2", "a = A\nb = B"]).unwrap();
    let packs = catalogue.packs();
    assert_eq!(packs[0].content, "A\nB\n\n");
    assert_eq!(packs[1].content, "A\nB\nB1, B2\n");
    assert!(missing(&catalogue).is_empty());
    let source = catalogue.rust_source();
    let table = "pub const SHORTS: &[(Text, Text)] = &[\n(Text::new(0, 1), Text::new(0, 2)),\n];";
    assert!(source.contains(table));
    assert!(!source.contains("B_SHORT"));
}

#[test]
fn placeholders_must_agree() {
    assert_eq!(
        errors(app(["a = { $x } { $y }", "a = { $x }", "a = { DIST($y) } { $x }"])),
        "pl/app.ftl:1: `a` has $x where en/app.ftl has $x, $y."
    );
    assert_eq!(
        errors(app(["a = A", "a = A", "\na = { $x }"])),
        "ru/app.ftl:2: `a` has $x where en/app.ftl has no placeholder."
    );
    // An argument that only chooses counts too.
    assert!(app(["a = { $x }", "a = { $x }", "a = { $x -> [1] A *[2] B }"]).is_err());
    assert!(app(["a = { $x }", "a = { $x }", "a = { $x ->\n [1] A\n *[2] B\n }"]).is_ok());
}

#[test]
fn there_are_ten_placeholders_at_most() {
    let many: Vec<String> = (0..11).map(|n| format!("{{ $x{n} }}")).collect();
    let errors = errors(app([&format!("a = {}", many.join(" ")); 3]));
    assert_eq!(errors, "`a` has more than 10 placeholders.");
}

// -------------------------------------------------------------- single files

#[test]
fn duplicate_ids_are_errors() {
    assert_eq!(
        english_errors("a = A\n\na = B\n-t = T\n-t = U"),
        "en/app.ftl:3: `a`: the id is used twice in this file.\n\
         en/app.ftl:5: `-t`: the id is used twice in this file."
    );
    assert_eq!(
        english_errors("a = A\n .b = B\n .b = C"),
        "en/app.ftl:3: `a.b`: the attribute is given twice."
    );
}

#[test]
fn ids_that_give_the_same_key_are_errors() {
    assert_eq!(
        errors(app(["a-b = A\na_b = B"; 3])),
        "app.ftl: `a-b` and `a_b` are too much alike."
    );
    assert_eq!(
        errors(app(["a-b = A\na = B\n .b = C"; 3])),
        "app.ftl: `a-b` and `a.b` are too much alike."
    );
    assert_eq!(
        errors(app(["a = { $b-c } { $b_c }"; 3])),
        "app.ftl: `b-c` and `b_c` are too much alike."
    );
    assert_eq!(errors(app(["pack = A"; 3])), "app.ftl: `pack` cannot be used as an id.");
}

#[test]
fn junk_is_an_error_with_its_line() {
    let found = english_errors("a = A\n\nb b = B\n\nc = C");
    assert!(found.starts_with("en/app.ftl:3: this is not Fluent: "), "{found}");
    assert_eq!(found.lines().count(), 1, "{found}");
}

#[test]
fn unknown_references_are_errors() {
    assert_eq!(
        english_errors("a = A\nb = { c }\n  { a.d }\n  { -e }"),
        "en/app.ftl:2: { c } is not known in this language.\n\
         en/app.ftl:3: { a.d } is not known in this language.\n\
         en/app.ftl:4: { -e } is not known in this language."
    );
    assert_eq!(
        english_errors("a = A\n-t = { -u }"),
        "en/app.ftl:2: { -u } is not known in this language."
    );
}

#[test]
fn circles_of_references_are_errors() {
    assert_eq!(english_errors("a = { a }"), "en/app.ftl:1: { a } refers to itself in a circle.");
    assert!(english_errors("a = { b }\nb = { a }").contains("circle"));
    assert!(english_errors("-a = { -b }\n-b = { -a }").contains("circle"));
}

#[test]
fn references_are_found_in_other_files_of_the_language() {
    let mut files = Vec::new();
    for language in LANGUAGES {
        files.push(file(language, "app", "-t = T\nu = U"));
        files.push(file(language, "more", "u = V"));
        files.push(file(language, "use", "a = { -t }"));
    }
    let packs = compile_sources(&files).unwrap().packs();
    assert_eq!(packs[2].content, "T\n");
    files[2] = file("en", "use", "a = { u }");
    assert_eq!(
        errors(compile_sources(&files)),
        "en/use.ftl:1: { u } exists in more than one other file."
    );
}

#[test]
fn terms_are_words_only() {
    assert_eq!(
        english_errors("-t = { $x }"),
        "en/app.ftl:1: `-t`: a term cannot use an argument, here $x."
    );
    assert!(english_errors("a = { $x }\n-t = { a }").contains("a term cannot use an argument"));
    assert!(english_errors("-t = T\n .a = A").contains("attributes of terms"));
    assert!(english_errors("-t = T\na = { -t(x: 1) }").contains("a term stands alone"));
}

#[test]
fn plural_choices_need_the_forms_of_the_language() {
    let english = "a = { $n ->\n [one] A\n *[other] B\n }";
    let slavic = "a = { $n ->\n [one] A\n [few] B\n [many] C\n *[other] D\n }";
    assert!(app([english, slavic, slavic]).is_ok());
    assert_eq!(
        errors(app([english, english, slavic])),
        "pl/app.ftl:1: `a`: the choice by $n lacks the plural form [few] of the language pl.\n\
         pl/app.ftl:1: `a`: the choice by $n lacks the plural form [many] of the language pl."
    );
    assert_eq!(
        errors(app([slavic; 3])),
        "en/app.ftl:1: `a`: the choice by $n has the plural form [few], \
         which the language en does not have.\n\
         en/app.ftl:1: `a`: the choice by $n has the plural form [many], \
         which the language en does not have."
    );
    assert_eq!(
        english_errors("a = { $n ->\n *[one] A\n [other] B\n }"),
        "en/app.ftl:1: `a`: the default of the plural choice by $n must be *[other]."
    );
    assert_eq!(
        english_errors("a = { $n ->\n [0] A\n *[other] B\n }"),
        "en/app.ftl:1: `a`: the choice by $n lacks the plural form [one] of the language en \
         (if only exact numbers matter, call the default *[else])."
    );
}

#[test]
fn keys_of_a_choice_are_of_one_kind() {
    let choice = |keys: &str| english_errors(&format!("a = {{ $n ->\n{keys} B\n }}"));
    assert!(choice("[hit] A\n [one] A\n *[other]").contains("mixes the plural form [one]"));
    assert!(choice("[hit] A\n [1] A\n *[other]").contains("mixes the word [hit] with numbers"));
    assert!(choice("[1] A\n [1] A\n *[else]").contains("the variant [1] is given twice"));
    assert!(choice("[1.5] A\n *[else]").contains("[1.5] is not a whole number"));
}

#[test]
fn other_syntax_is_not_supported() {
    let placeable = |inside: &str| english_errors(&format!("a = {{ {inside} }}"));
    assert!(placeable("4").contains("write the number 4 as text"));
    assert!(placeable("NUMBER($n)").contains("the function NUMBER is not known"));
    assert!(placeable("DIST()").contains("DIST takes one number or argument"));
    assert!(placeable("DIST(4, unit: 1)").contains("DIST takes one"));
    assert!(placeable("DIST(\"4\")").contains("DIST takes one"));
    assert!(placeable("DIST(-4)").contains("a distance is not negative"));
    assert!(placeable("DIST(4.125)").contains("at most two decimals"));
    assert!(placeable("\"\\u0001\"").contains("the control character U+0001"));
    assert!(english_errors("a = A\u{2}").contains("the control character U+0002"));
    assert!(
        english_errors("a = { DIST($n) ->\n *[x] A\n }").contains("only an argument can select")
    );
}

#[test]
fn a_missing_folder_is_an_error() {
    let found = errors(compile(Path::new("/nowhere")));
    assert_eq!(found.lines().count(), 3);
    assert!(found.starts_with("/nowhere/en: cannot be read: "));
}

// ------------------------------------------------------------------ encoding

#[test]
fn lines_are_joined() {
    assert_eq!(english_pack("a = One\n    two\n      three"), "One two three\n");
    assert_eq!(english_pack("a =\n    One\n\n\n    two"), "One\u{B}two\n");
    assert_eq!(english_pack("a = One\r\n    two\r\n"), "One two\n");
    assert_eq!(
        english_pack("a = One\n    { \"  \" }\n    { DIST(2) }\n\n    { \"x\" }"),
        "One    \u{7}200\u{5}\u{B}x\n"
    );
}

#[test]
fn placeables_are_encoded() {
    assert_eq!(
        english_pack("a = { $y } { $x } { DIST($z) } { DIST(2.5) } { \"{\\\"}\" }"),
        "\u{1}1 \u{1}0 \u{6}2 \u{7}250\u{5} {\"}\n"
    );
    assert_eq!(
        english_pack("-t = T { -u }\n-u = U\na = A { -t } { b.c }\nb = B\n .c = C { a2 }\na2 = Z"),
        "A T U C Z\nB\nC Z\nZ\n"
    );
}

#[test]
fn choices_are_encoded_in_the_order_of_trying() {
    assert_eq!(
        english_pack(
            "a = Roll { $n ->
               *[else] { $n } { $side ->
                    [you] of yours
                   *[them] of theirs
                }
                [02] two
                [1] one
            } now"
        ),
        "Roll \u{2}0\u{3}1\u{4}one\u{3}2\u{4}two\u{3}\u{4}\u{1}0 \
         \u{2}1\u{3}you\u{4}of yours\u{3}\u{4}of theirs\u{5}\u{5} now\n"
    );
}

// --------------------------------------------------------------- rust source

#[test]
fn keys_are_written_in_the_order_of_the_english_file() {
    let files = LANGUAGES.map(|language| {
        let content = if language == "en" {
            "sho-02 = Two *x* [y]\nsho-01 = One\n .meaning = M\nn-dice = { $type } { $fromHere }"
        } else {
            "n-dice = { $type } { $fromHere }\nsho-01 = One\n .meaning = M\nsho-02 = Two"
        };
        file(language, "my-rules", content)
    });
    let catalogue = compile_sources(&files).unwrap();
    assert_eq!(catalogue.packs()[0].content, "Two *x* [y]\nOne\nM\n\u{1}1 \u{1}0\n");
    assert_eq!(catalogue.packs()[2].content, "Two\nOne\nM\n\u{1}1 \u{1}0\n");
    let source = catalogue.rust_source();
    for expected in [
        "pub const PACKS: &[&str] = &[\"my-rules\"];",
        "pub const COUNTS: &[u16] = &[4];",
        "pub mod my_rules {",
        "pub const PACK: u8 = 0;",
        "pub const COUNT: u16 = 4;",
        "/// Two \\*x\\* \\[y\\]\npub const SHO_02: Text = Text::new(PACK, 0);",
        "pub const SHO_01_MEANING: Text = Text::new(PACK, 2);",
        "/// {type} {fromHere}\n\
         pub fn n_dice(from_here: impl Into<Arg>, type_: impl Into<Arg>) -> Phrase {\n\
         Phrase { text: Text::new(PACK, 3), args: vec![from_here.into(), type_.into()] }\n}",
    ] {
        assert!(source.contains(expected), "{expected}\n---\n{source}");
    }
}

#[test]
fn the_fingerprint_follows_every_text() {
    let print = |texts| app(texts).unwrap().fingerprint();
    let one = print(["a = A", "a = A", "a = A"]);
    assert_eq!(one.len(), 16);
    assert_eq!(one, print(["a = A", "a = A", "a = A"]));
    assert_ne!(one, print(["a = A", "a = A", "a = B"]));
    assert_ne!(print(["a = B", "a = A", "a = A"]), print(["a = A", "a = B", "a = A"]));
}

// ------------------------------------------------------------------- modules

/// Repeatedly removes the modules that use none of the remaining ones.
#[test]
fn modules_use_each_other_without_circles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut waiting: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if name != "lib" && name != "tests" {
            waiting.insert(name, fs::read_to_string(path).unwrap());
        }
    }
    assert!(waiting.len() > 5);
    while !waiting.is_empty() {
        let uses = |source: &str, name: &str| source.contains(&format!("crate::{name}::"));
        let free: Vec<String> = (waiting.iter())
            .filter(|(_, source)| !waiting.keys().any(|other| uses(source, other)))
            .map(|(name, _)| name.clone())
            .collect();
        assert!(!free.is_empty(), "a circle in {:?}", waiting.keys());
        waiting.retain(|name, source| {
            // The crate's root may use every module.
            let root = source.contains("use crate::{");
            assert!(!root, "{name} uses the crate's root");
            !free.contains(name)
        });
    }
}

//! What people and programs do that nobody thought of: archives that are no files, many campaigns of
//! one name at once, names without end.

use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use kernel::content::source::Source;

use super::talk::Sandbox;

/// Waits until a program ends; one that does not is killed, and the test fails.
fn ended(mut child: Child, what: &str) -> (Option<i32>, String, String) {
    let began = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("it is ours") {
            break status;
        }
        if began.elapsed() > Duration::from_secs(60) {
            let _ = child.kill();
            panic!("{what}: it waits for ever");
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    let (mut out, mut err) = (String::new(), String::new());
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    child.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
    (status.code(), out, err)
}

fn begun(mut command: Command) -> Child {
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    piped.spawn().expect("the program runs")
}

/// Pipes, devices, folders, sockets and links to them are no archives, and are not waited for.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_no_archive() {
    let sandbox = Sandbox::new();
    let at = |name: &str| sandbox.dir.path().join(name);
    let made = Command::new("mkfifo").arg(at("pipe")).status();
    assert!(made.is_ok_and(|s| s.success()));
    fs::create_dir(at("folder")).expect("made");
    let _socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("made");
    for (link, to) in [("to-pipe", "pipe"), ("to-zero", "/dev/zero"), ("to-itself", "to-itself")] {
        std::os::unix::fs::symlink(to, at(link)).expect("linked");
    }
    for name in [
        "pipe",
        "folder",
        "socket",
        "to-pipe",
        "to-zero",
        "to-itself",
        "/dev/zero",
        "/dev/null",
        "/dev/tty",
        "nothing",
        "",
    ] {
        for dir in [None, Some("made")] {
            let mut args = vec!["import", name];
            args.extend(dir.iter().flat_map(|d| ["--dir", *d]));
            let (code, _, line) = ended(begun(sandbox.command(&args)), name);
            assert_eq!((code, line.lines().count()), (Some(2), 1), "{name}: {line}");
            assert!(line.contains(name), "{name}: {line}");
            assert!(!at("made").exists(), "{name}");
            let shelf = fs::read_dir(at("campaigns")).map_or(0, Iterator::count);
            assert_eq!(shelf, 0, "{name}: something is left");
        }
    }
}

/// Campaigns of one name that are made at once get names of their own; of those that are to be made in
/// one folder, one is.
#[test]
fn campaigns_made_at_once_have_names_of_their_own() {
    let sandbox = Sandbox::new();
    let new = ["new", "--content", "lamplighters", "--party", "pim", "--name", "Same"];
    let mut made = Vec::new();
    for _ in 0..3 {
        let all: Vec<Child> = (0..8).map(|_| begun(sandbox.command(&new))).collect();
        for child in all {
            let (code, dir, line) = ended(child, "new");
            assert_eq!((code, line.as_str()), (Some(0), ""));
            made.push(PathBuf::from(dir.trim()));
        }
    }
    made.sort();
    made.dedup();
    assert_eq!(made.len(), 24);
    let names = made.iter().map(|d| d.file_name().unwrap_or_default().to_string_lossy());
    let expected = |n: &str| n == "same" || n.strip_prefix("same-").is_some_and(|n| n.len() < 3);
    assert!(names.into_iter().all(|n| expected(&n)), "{made:?}");
    for dir in &made {
        sandbox.talk(dir).quit();
    }
    for (n, empty) in [("one", false), ("two", true)] {
        let dir = sandbox.dir.path().join(n);
        if empty {
            fs::create_dir(&dir).expect("made");
        }
        let text = dir.to_string_lossy().into_owned();
        let args: Vec<&str> = new.into_iter().chain(["--dir", &text]).collect();
        let all: Vec<Child> = (0..6).map(|_| begun(sandbox.command(&args))).collect();
        let done: Vec<_> = all.into_iter().map(|child| ended(child, n)).collect();
        assert_eq!(done.iter().filter(|(code, ..)| *code == Some(0)).count(), 1, "{done:?}");
        for (code, _, line) in done.iter().filter(|(code, ..)| *code != Some(0)) {
            assert!(*code == Some(2) && line.contains("already exists"), "{line}");
        }
        sandbox.talk(&dir).quit();
    }
    // Nothing half made is left.
    let left = [sandbox.dir.path().join("campaigns"), sandbox.dir.path().to_owned()];
    for entry in left.iter().flat_map(|d| fs::read_dir(d).expect("read").flatten()) {
        assert!(!entry.file_name().to_string_lossy().starts_with('.'), "{entry:?}");
    }
}

/// Whatever a pack, its language files or the command line say, however long: what is printed is no
/// longer than anybody reads.
#[test]
fn names_without_end_are_cut() {
    const MOST: usize = 60_000;
    let sandbox = Sandbox::new();
    let source = Source::builtin("lamplighters").expect("it ships");
    let long = "Endlos ".repeat(200_000);
    let few = "x".repeat(100_000);
    let write = |id: &str, change: &dyn Fn(&str, &str) -> String| {
        for (path, text) in &source.files {
            let file = sandbox.dir.path().join("packs").join(id).join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("made");
            let text = match path.as_str() {
                "pack.ron" => text.replacen("\"lamplighters\"", &format!("\"{id}\""), 1),
                _ => text.clone(),
            };
            fs::write(file, change(path, &text)).expect("written");
        }
    };
    let german = |path: &str, text: &str, add: &str| match path {
        "lang/de.ftl" => format!("{add}\n{text}"),
        _ => text.to_owned(),
    };
    write("a", &|path, text| german(path, text, &format!("hero-pim = {long}")));
    write("b", &|path, text| german(path, text, &format!("pack = {long}\n    .about = {long}")));
    write("c", &|path, text| {
        let name = "{-z}".repeat(90);
        german(path, text, &format!("-z = {few}\nhero-pim = {name}"))
    });
    write("d", &|path, text| german(path, text, &format!("hero-{few} = Pim\n{few}")));
    write("e", &|path, text| match path {
        "heroes.ron" => text.replacen("id: \"pim\"", &format!("id: \"{few}\""), 1),
        _ => text.to_owned(),
    });
    write("f", &|path, text| match path {
        "pack.ron" => text.replacen("name: \"", &format!("name: \"{}", &few[..300]), 1),
        _ => text.to_owned(),
    });
    let run = |args: &[&str]| {
        let out = sandbox.run(args);
        let said = [&out.stdout[..], &out.stderr[..]].concat();
        let said = String::from_utf8(said).expect("text");
        assert!(said.len() < MOST, "{:?}: {} bytes", &args[0], said.len());
        said
    };
    for list in [&["list", "--lang", "de"][..], &["list"], &["list", "--json", "--lang", "de"]] {
        let said = run(list);
        assert!(!said.contains("Endlos Endlos") && !said.contains("xxxxxx"), "{list:?}");
    }
    for (id, place) in
        [("a", "de.ftl:1:1"), ("b", "de.ftl:1:1"), ("b", "de.ftl:2:5"), ("c", "de.ftl:2:1")]
    {
        let said = run(&["check", id]);
        assert!(said.contains(place) && said.contains("letters, and is not used"), "{id}: {said}");
    }
    for id in ["d", "e", "f"] {
        run(&["check", id]);
    }
    assert!(run(&["check", "f"]).contains("`pack` has more than 200 letters"));
    for args in [
        &["rules", few.as_str()][..],
        &[few.as_str()],
        &["list", "--lang", &few],
        &["check", &few],
        &["new", "--content", "lamplighters", "--party", &few, "--name", "x"],
        &["new", "--content", &few, "--party", "pim", "--name", "x"],
        &["new", "--content", "lamplighters", "--party", "pim", "--name", &few],
    ] {
        run(args);
    }
    // In a campaign's files, too.
    let dir = sandbox.campaign();
    let text = dir.to_string_lossy().into_owned();
    let record = fs::read_to_string(dir.join("campaign.ron")).expect("it is there");
    let (_, record) = record.split_once('\n').expect("a checksum");
    let _ = fs::remove_file(dir.join("campaign.ron.bak"));
    for field in ["name: \"", "pack: \"", "engine: \"", "next: Some(\"", "hero: \"", "content: \""]
    {
        let changed = record.replacen(field, &format!("{field}{few}"), 1);
        assert_ne!(changed, record, "{field}");
        fs::write(dir.join("campaign.ron"), &changed).expect("written");
        for args in [
            &["headless", "--campaign", &text][..],
            &["chronicle", "--campaign", &text],
            &["seats", "--campaign", &text],
            &["restore", "--campaign", &text],
        ] {
            let _ = fs::remove_file(dir.join("campaign.ron.bak"));
            run(args);
        }
    }
}

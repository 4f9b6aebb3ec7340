//! The two commands on a machine without Rust: `scripts/setup`, which both source, with stand-ins for
//! everything that would reach the network or change the machine.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What the script may use of this machine.
const TOOLS: [&str; 18] = [
    "bash", "sh", "cat", "cut", "sort", "head", "tr", "uname", "id", "mkdir", "mktemp", "rm",
    "chmod", "grep", "env", "dirname", "cp", "sed",
];

/// A rustc that is new enough.
const NEW: &str = "echo 'rustc 1.99.0 (0 2026-01-01)'";
/// One that is too old.
const OLD: &str = "echo 'rustc 1.70.0 (0 2023-01-01)'";
/// A curl whose file is an installer, which installs stand-ins.
const CURL: &str = r#"
while [ $# -gt 0 ]; do [ "$1" = -o ] && out=$2; shift; done
cat >"$out" <<'END'
echo "installer $*" >>"$HOME/said"
mkdir -p "$HOME/.cargo/bin"
for name in cargo rustup; do printf '#!/bin/sh\n' >"$HOME/.cargo/bin/$name"; done
printf '#!/bin/sh\necho rustc 1.99.0\n' >"$HOME/.cargo/bin/rustc"
chmod +x "$HOME/.cargo/bin/"*
END
"#;

/// A machine with these programs besides the usual ones.
fn machine(programs: &[(&str, &str)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let bin = dir.path().join("bin");
    fs::create_dir(&bin).expect("it is new");
    for tool in TOOLS {
        let found = ["/bin", "/usr/bin"].map(|d| Path::new(d).join(tool));
        let real = found.iter().find(|p| p.exists()).expect("every system has it");
        symlink(real, bin.join(tool)).expect("it is new");
    }
    for (name, says) in programs.iter().chain([&("cc", "exit 0")]) {
        let path = bin.join(name);
        fs::write(&path, format!("#!/bin/sh\n{says}\n")).expect("it can be written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    }
    dir
}

/// Runs the script there with nobody at the terminal.
fn setup(machine: &Path) -> Output {
    Command::new("/bin/bash")
        .arg(lang::assets::tree().join("scripts/setup"))
        .arg("rules")
        .env_clear()
        .env("PATH", machine.join("bin"))
        .env("HOME", machine)
        .stdin(Stdio::null())
        .output()
        .expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn said(machine: &Path) -> String {
    fs::read_to_string(machine.join("said")).unwrap_or_default()
}

#[test]
fn rust_is_installed_where_there_is_none() {
    let there = machine(&[("curl", CURL)]);
    let done = setup(there.path());
    let told = text(&done.stderr);
    assert!(done.status.success(), "{told}");
    assert!(told.contains("There is no Rust here"), "{told}");
    assert!(told.contains("rustup's own installer"), "{told}");
    assert!(said(there.path()).contains("-y --profile minimal"), "{}", said(there.path()));
    assert!(text(&done.stdout).contains("rustc 1.99.0"));
    // The next time it is found where it was put.
    let again = setup(there.path());
    assert!(again.status.success() && again.stderr.is_empty(), "{}", text(&again.stderr));
}

#[test]
fn what_is_there_is_left_alone() {
    let there = machine(&[("cargo", ""), ("rustc", NEW), ("curl", "exit 9")]);
    let done = setup(there.path());
    assert!(done.status.success() && done.stderr.is_empty(), "{}", text(&done.stderr));
}

/// Rust that is too old stays, and a newer one comes before it.
/// A file that changes in time is built anew, with all that stands on it, in every folder of builds.
#[test]
fn no_source_file_is_touched_for_a_new_folder_of_builds() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lang/assets.rs");
    let changed = || fs::metadata(&source).and_then(|m| m.modified()).expect("it is there");
    let before = changed();
    assert!(setup(machine(&[("rustc", NEW), ("cargo", "exit 0")]).path()).status.success());
    assert_eq!(changed(), before, "{}", source.display());
}

#[test]
fn rust_that_is_too_old_gets_a_newer_one() {
    let there = machine(&[("cargo", ""), ("rustc", OLD), ("curl", CURL)]);
    let done = setup(there.path());
    let told = text(&done.stderr);
    assert!(done.status.success(), "{told}");
    assert!(told.contains("This is Rust 1.70.0, and Emberdeck needs"), "{told}");
}

/// rustup that is there gets a newer toolchain; what it uses elsewhere stays chosen.
#[test]
fn rustup_is_asked_where_it_is_there() {
    let rustc = "[ \"$RUSTUP_TOOLCHAIN\" = stable ] && echo rustc 1.99.0 || echo rustc 1.70.0";
    let rustup = "echo \"rustup $*\" >>\"$HOME/said\"";
    let there = machine(&[("cargo", ""), ("rustc", rustc), ("rustup", rustup)]);
    let done = setup(there.path());
    assert!(done.status.success(), "{}", text(&done.stderr));
    assert_eq!(said(there.path()), "rustup toolchain install stable --profile minimal\n");
}

/// The system's packages are asked first, where they have rustup.
#[test]
fn rustup_comes_from_the_packages_where_they_have_it() {
    let apt = r#"
echo "apt-get $*" >>"$HOME/said"
case "$*" in *rustup*)
    for name in cargo rustup; do printf '#!/bin/sh\n' >"$HOME/bin/$name"; done
    printf '#!/bin/sh\necho rustc 1.99.0\n' >"$HOME/bin/rustc"
    chmod +x "$HOME/bin/cargo" "$HOME/bin/rustup" "$HOME/bin/rustc" ;;
esac"#;
    let sudo = "exec \"$@\"";
    let there = machine(&[("apt-get", apt), ("apt-cache", "exit 0"), ("sudo", sudo)]);
    let done = setup(there.path());
    let told = text(&done.stderr);
    assert!(done.status.success(), "{told}");
    assert!(told.contains("from this system's packages"), "{told}");
    assert!(said(there.path()).contains("install -y --no-install-recommends rustup"));
}

/// Without a network it says so, and what else can be done.
#[test]
fn only_the_network_stops_it() {
    let there = machine(&[("curl", "echo 'curl: (6) Could not resolve host' >&2; exit 6")]);
    let done = setup(there.path());
    let told = text(&done.stderr);
    assert_eq!(done.status.code(), Some(1), "{told}");
    assert!(told.contains("Rust could not be fetched") && told.contains("network"), "{told}");
    let broken =
        machine(&[("curl", &CURL.replace("echo \"installer", "exit 3; echo \"installer"))]);
    let done = setup(broken.path());
    let told = text(&done.stderr);
    assert_eq!(done.status.code(), Some(1), "{told}");
    assert!(told.contains("its installer stopped with 3"), "{told}");
}

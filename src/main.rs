//! The program: what it carries in itself, and the command line.

use std::process::ExitCode;

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

fn main() -> ExitCode {
    lang::assets::install(FILES);
    emberdeck::cli::main(emberdeck::PROGRAM)
}

//! Games in bulk, for trying things out.
use emberdeck::sim::playouts::{Party, SimOptions, check::Checks, run};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let content = std::sync::Arc::new(
        emberdeck::cards::source::find_pack("lamplighters").unwrap_or_else(|e| panic!("{e:?}")),
    );
    let mut o = SimOptions::new(content, a[1].clone());
    o.party = Party::Any(a[2].parse().unwrap());
    o.games = a[3].parse().unwrap();
    if a.get(4).is_some_and(|s| s == "careful") {
        o.bot = emberdeck::sim::bots::BotKind::Careful;
    }
    if a.get(5).is_some_and(|s| s == "check") {
        o.checks = Checks::ALL;
    }
    println!("{}", serde_json::to_string_pretty(&run(&o).unwrap()).unwrap());
}

//! Entries of the catalogue that are facts about content and campaigns, over the shipped pack.

mod campaign;
mod data;
mod elite;
mod inventory;

use tactics::catalogue::CATALOGUE;

/// Every entry of the document can be looked up by its id, with all of its words: refusals name them.
#[test]
fn every_entry_can_be_looked_up() {
    let text = lang::assets::text("docs/rules/tactics.md");
    let mut n = 0;
    for line in text.lines().filter_map(|line| line.strip_prefix("- **AT-")) {
        let (id, words) = line.split_once("** ").expect(line);
        let found = CATALOGUE.find(&format!("AT-{id}")).expect(id);
        assert_eq!(found.plain_text(), format!("AT-{id} {}", words.replace("**", "")));
        n += 1;
    }
    assert_eq!(n, CATALOGUE.entries().count());
}

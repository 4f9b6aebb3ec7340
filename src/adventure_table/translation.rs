//! Changes the language in the middle of a game, and the names of everything on the table.

use crate::kernel::content::translation::Translatable as _;
use std::sync::Arc;

use bevy::prelude::*;

use super::screens::chronicle::ChronicleView;
use super::screens::newgame::Form;
use super::session;
use crate::cards::content::Content;
use crate::lang;
use crate::rules::state::table::{Book, Printed};

/// Localizes everything that is open in the current language. The rules are unaffected: ids,
/// digests and the journal stay.
pub fn relocalize(world: &mut World) {
    let language = lang::current();
    let printed = world.get_resource::<Printed>().map(|p| Arc::clone(&p.0));
    let book = world.get_resource::<Book>().map(|b| Arc::clone(&b.0));
    if let (Some(printed), Some(book)) = (printed, book) {
        let now = printed.shared_in(language);
        // The pack in play may have more texts than the printed one.
        let played =
            if Arc::ptr_eq(&printed, &book) { Arc::clone(&now) } else { book.shared_in(language) };
        world.insert_resource(Printed(Arc::clone(&now)));
        world.insert_resource(Book(played));
        // A campaign refers to the pack on the table by its address.
        let said = |content: &Arc<Content>| match Arc::ptr_eq(content, &printed) {
            true => Arc::clone(&now),
            false => content.shared_in(language),
        };
        session::with(world, |game, _| game.relocalize(&said));
    }
    if let Some(content) = &mut world.resource_mut::<Form>().content {
        *content = content.shared_in(language);
    }
    if let Some(content) = &mut world.resource_mut::<ChronicleView>().content {
        *content = content.shared_in(language);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::source::find_pack;
    use crate::lang::Language;

    /// A pack in the same language is the same one; in another, its names differ and everything
    /// else is equal.
    #[test]
    fn names_change_and_nothing_else() {
        let english = Arc::new(find_pack("lamplighters").expect("it ships"));
        assert!(Arc::ptr_eq(&english, &english.shared_in(Language::English)));
        let german = english.shared_in(Language::German);
        let at = english.find("boathook").expect("it is there");
        assert_eq!(german.card(at).name, "Bootshaken");
        assert_eq!(german.card(at).powers, english.card(at).powers);
        assert_eq!(german.as_played(), english.as_played());
        assert_eq!(german.shared_in(Language::English).card(at).name, "Boathook");
    }
}

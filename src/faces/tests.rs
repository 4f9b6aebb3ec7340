//! Faces are drawn whatever text they have, and nothing is printed outside its area.

use super::*;

#[path = "../adventure_table/face/kinds.rs"]
pub mod kinds;

fn words(count: usize) -> String {
    let words = ["discard", "this", "card", "to", "add", "a", "die", "to", "your", "check,"];
    words
        .iter()
        .cycle()
        .scan(0, |long, word| {
            *long += word.len() + 1;
            (*long <= count).then(|| format!("{word} "))
        })
        .collect()
}

fn extremes(kind: &'static Kind) -> Vec<Face> {
    let title = "An extraordinarily long name of a thing nobody would ever carry upon a real card";
    let mut full = Face {
        subtitle: "A rather long subtitle".to_owned(),
        traits: ["Human", "Swashbuckling", "Two-Handed", "Piercing", "Finesse", "Magic"]
            .map(str::to_owned)
            .to_vec(),
        check_title: "To acquire or to defeat".to_owned(),
        checks: ["Constitution or Fortitude or Strength or Melee 112", "Combat 30", "", "9"]
            .map(str::to_owned)
            .to_vec(),
        flavour: words(200),
        set: 'W',
        corner: (0..8)
            .map(|at| (format!("Constitution: Fortitude {at}"), "d12+3".to_owned()))
            .collect(),
        ..Face::new(kind, title)
    };
    full.rules =
        vec![vec![Run::Text(words(450)), Run::Dice("2d6+1".to_owned()), Run::Bold(words(450))]];
    let mut long = full.clone();
    long.corner.clear();
    long.checks.truncate(2);
    let mut huge = full.clone();
    huge.rules = vec![full.rules[0].clone(); 4];
    let one_word = Face {
        rules: vec![vec![Run::Text("x".repeat(300))], Vec::new(), vec![Run::Dice(String::new())]],
        checks: vec!["W".repeat(60)],
        ..Face::new(kind, &"M".repeat(80))
    };
    vec![Face::new(kind, ""), full, long, huge, one_word]
}

#[test]
fn every_kind_is_drawn_at_every_size() {
    for kind in kinds::ALL {
        for face in extremes(kind) {
            for width in [110, 256, 512] {
                let picture = draw(&face, width);
                assert_eq!(picture.width, width);
                assert!((f64::from(picture.height) - f64::from(width) * 1.4).abs() <= 0.5);
                assert_eq!(picture.rgba8.len() as u32, picture.width * picture.height * 4);
                assert_eq!(picture.rgba8[3], 0, "a corner of {} is not transparent", kind.name);
            }
        }
    }
}

#[test]
fn no_text_leaves_its_box() {
    for kind in kinds::ALL {
        for face in extremes(kind) {
            let boxes = layout(&face);
            assert!(boxes.scene.height() >= 119.0, "{}: no scene left", kind.name);
            for (at, spot) in boxes.texts.iter().enumerate() {
                let (room, used) = (spot.room.inflate(1.0, 1.0), spot.used);
                let inside = used.width() <= 0.0
                    || used.height() <= 0.0
                    || (used.x0 >= room.x0
                        && used.x1 <= room.x1
                        && used.y0 >= room.y0
                        && used.y1 <= room.y1);
                assert!(inside, "{} text {at}: {used:?} in {room:?}", kind.name);
                let card = kurbo::Rect::new(20.0, 20.0, WIDE - 20.0, TALL - 20.0);
                assert!(
                    used.height() <= 0.0
                        || card.contains(used.origin()) && used.y1 <= card.y1 && used.x1 <= card.x1
                );
            }
        }
    }
}

#[test]
fn rules_of_nine_hundred_letters_are_printed_whole() {
    let mut face = Face::new(kinds::WEAPON, "Harpoon");
    face.checks = vec!["Combat 9".to_owned()];
    face.rules = vec![vec![Run::Text(words(900))]];
    assert!(!layout(&face).cut);
    assert!(layout(&face).rules_size >= 25.0, "{}", layout(&face).rules_size);
}

#[test]
fn balanced_lines_break_between_words() {
    let set = text::Type::plain(100.0).weight(600.0).centered();
    for title in ["Wrecker's Cutlass", "Lampkeeper's Oilskin Coat", "A Counterweight"] {
        let longest = title.split(' ').max_by_key(|word| word.len()).unwrap_or_default();
        let least = text::plain(longest, set, None).width;
        let block = text::plain(title, set, Some(least * 1.4));
        assert!(block.width + 0.5 >= least, "{title}: {} < {least}", block.width);
    }
}

#[test]
fn the_same_face_gives_the_same_picture() {
    let mut face = Face::new(kinds::HERO, "Tamsin Vey");
    face.emblem = "hero-tamsin".to_owned();
    assert_eq!(draw(&face, 200), draw(&face, 200));
    let other = Face { seed: face.seed + 1, ..face.clone() };
    assert_ne!(draw(&face, 200), draw(&other, 200));
}

#[test]
fn the_book_of_emblems_has_no_faults() {
    assert_eq!(emblems::faults(), &[] as &[String]);
    let mut distinct: Vec<_> = emblems::names().iter().filter_map(|n| emblems::find(n)).collect();
    distinct.sort_by_cached_key(|emblem| format!("{emblem:?}"));
    distinct.dedup();
    assert_eq!(distinct.len(), emblems::names().len(), "two emblems are the same");
    assert!(distinct.len() >= 150, "{} emblems", distinct.len());
    for name in emblems::names() {
        let emblem = emblems::find(name).expect("every first name is found");
        let bounds = emblem.bounds();
        assert!(
            bounds.x0 > -25.0 && bounds.y0 > -25.0 && bounds.x1 < 125.0 && bounds.y1 < 125.0,
            "{name}: {bounds:?}"
        );
        assert!(bounds.width().max(bounds.height()) > 60.0, "{name} is small");
    }
}

#[test]
fn an_unknown_emblem_has_a_stable_replacement() {
    for kind in kinds::ALL {
        let one = emblems::emblem("no-such-thing", kind);
        assert!(!one.layers.is_empty(), "{}", kind.name);
        assert_eq!(one, emblems::emblem("no-such-thing", kind));
    }
    assert_eq!(emblems::emblem("rusty-sword", kinds::ITEM), emblems::emblem("sword", kinds::ITEM));
}

#[test]
fn every_stock_emblem_exists() {
    for kind in kinds::ALL {
        for name in kind.stock {
            assert!(emblems::find(name).is_some(), "{name}");
        }
        assert!(emblems::find(kind.sign).is_some(), "{}", kind.sign);
    }
}

#[test]
fn portraits_differ() {
    let names = ["hero-ada", "hero-bram", "hero-cass", "hero-dov", "hero-eira", "hero-finn"];
    for (at, one) in names.iter().enumerate() {
        for other in &names[..at] {
            assert_ne!(emblems::find(one), emblems::find(other));
        }
    }
}

#[test]
fn checks_and_dice_are_split() {
    assert_eq!(plan::split_check("Combat 13"), ("Combat", "13"));
    assert_eq!(plan::split_check("Wisdom or Divine"), ("Wisdom or Divine", ""));
    assert_eq!(icons::split_dice("2d6+1"), [Err("2"), Ok(6), Err("+1")]);
    assert_eq!(icons::split_dice("d8"), [Ok(8)]);
    assert_eq!(icons::split_dice("add d"), [Err("add d")]);
}

#[test]
fn icons_have_the_asked_size() {
    for name in icons::NAMES.into_iter().chain(["sword", "hero-ada", "nothing at all"]) {
        let icon = icon(name, 24);
        assert_eq!((icon.width, icon.height), (24, 24));
        assert!(icon.rgba8.chunks(4).any(|pixel| pixel[3] > 200), "{name} is empty");
    }
}

#[test]
fn every_kind_of_place_looks_different() {
    // A single word about a place determines the scene.
    let grounds = [
        "harbor", "market", "crypt", "cave", "forge", "mirror", "canyon", "oasis", "dune", "marsh",
        "field", "tower", "deck", "library", "ruin", "forest", "mountain", "street", "road",
        "cliff", "sea", "moor",
    ];
    let drawn: Vec<(&str, likeness::Seen)> = grounds
        .iter()
        .map(|word| (*word, likeness::Seen::of(&draw(&Face::new(kinds::LOCATION, word), 64))))
        .collect();
    for (i, (word, one)) in drawn.iter().enumerate() {
        for (other_word, other) in &drawn[..i] {
            let apart = one.distance(other);
            assert!(apart > 8.0, "{word} and {other_word}: {apart:.1}");
        }
    }
}

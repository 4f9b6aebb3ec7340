//! Between two games, in the terminal: what is asked, with the most useful answers by number and all
//! others by their words.

use std::io::{BufRead, Write};

use super::{Screen, Stop, curtain, difficulty, look_up};
use crate::campaign::Session;
use crate::campaign::between::{Between, Choice, Prompt, Step};
use crate::cards::text::card_text;

/// What can be said.
fn help() -> String {
    t!("terminal-help-between")
}

/// The most answers that are shown unasked.
const SHOWN: usize = 24;

/// Goes through what is between two games. True: it is done; false: the players stop.
///
/// # Errors
/// When the terminal is gone.
pub fn between<I: BufRead, O: Write>(
    session: &mut Session,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    screen.title(t!("terminal-between"))?;
    let mut told = 0;
    loop {
        let Some(between) = session.between() else { return Ok(true) };
        let Some(prompt) = between.prompt() else { return Ok(true) };
        let notes = &between.state().notes;
        for line in notes.iter().skip(told.min(notes.len())) {
            screen.hanging("  - ", line)?;
        }
        told = notes.len();
        let mut shown = question(between, &prompt, screen)?;
        // Until something changes.
        loop {
            let Some(between) = session.between() else { return Ok(true) };
            let Some(said) = screen.command((prompt.options.len() == 1).then_some("1"))? else {
                return Ok(false);
            };
            let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((&said, ""));
            let choice = match word.to_lowercase().as_str() {
                "q" | "quit" | "exit" => {
                    screen.line(t!("terminal-saved-bye"))?;
                    return Ok(false);
                }
                "?" | "h" | "help" => {
                    screen.line(help())?;
                    continue;
                }
                "u" | "undo" => match session.undo_decision() {
                    Ok(true) => break,
                    Ok(false) => {
                        screen.line(t!("terminal-nothing-back"))?;
                        continue;
                    }
                    Err(e) => {
                        screen.line(&e.0)?;
                        continue;
                    }
                },
                "party" => {
                    party(between, screen)?;
                    continue;
                }
                "chronicle" => {
                    super::chronicle::show(session, rest.trim(), screen)?;
                    continue;
                }
                "l" | "look" => {
                    look(between, rest.trim(), screen)?;
                    continue;
                }
                "seats" => {
                    curtain::seats(Some(&mut session.campaign), None, rest.trim(), screen)?;
                    continue;
                }
                "difficulty" => {
                    let campaign = Some(&mut session.campaign);
                    difficulty::difficulty(campaign, rest.trim(), screen)?;
                    continue;
                }
                "rules" | "rule" => {
                    look_up(rest.trim(), screen)?;
                    continue;
                }
                "auto" => match between.proposal() {
                    Some(choice) => choice,
                    None => {
                        screen.line(t!("terminal-for-good"))?;
                        continue;
                    }
                },
                "all" => {
                    shown = list(between, &prompt, "", usize::MAX, screen)?;
                    continue;
                }
                _ => match word.parse::<usize>().ok().and_then(|n| shown.get(n.checked_sub(1)?)) {
                    Some(choice) if rest.trim().is_empty() => choice.clone(),
                    _ => {
                        let found = list(between, &prompt, &said, SHOWN, screen)?;
                        if found.is_empty() {
                            screen.line(t!("terminal-no-answer"))?;
                        } else {
                            shown = found;
                        }
                        continue;
                    }
                },
            };
            match session.decide(&choice) {
                Ok(()) => break,
                Err(e) => screen.line(&e.0)?,
            }
        }
    }
}

/// What is asked; returns the answers as they are numbered.
fn question<I: BufRead, O: Write>(
    between: &Between,
    prompt: &Prompt,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<Vec<Choice>> {
    screen.line("")?;
    let seat = prompt.seat.and_then(|n| between.state().seats.get(n));
    let player = seat.map(|s| s.player.as_str()).filter(|p| !p.is_empty());
    let player = player.map_or_else(String::new, |p| format!("[{p}] "));
    screen.bold(format!("{player}{}", between.prompt_text(prompt)))?;
    if matches!(prompt.step, Step::Decks | Step::Camp) {
        for n in 0..between.state().seats.len() {
            screen.dim(format!("     {}: {}", between.seat_name(n), between.deck_text(n)))?;
        }
    }
    if prompt.step == Step::Trade
        && let Some(fair) = &between.state().fair
    {
        for stall in &fair.stalls {
            let cards: Vec<String> = stall.stock.iter().map(|c| between.card_name(c)).collect();
            let trader = between.content().card(stall.trader);
            screen.hanging(
                "     ",
                format!("{}: {}. {}", trader.name, cards.join(", "), trader.flavour),
            )?;
        }
    }
    list(between, prompt, "", SHOWN, screen)
}

/// Answers in which all the words stand; returns them as they are numbered.
fn list<I: BufRead, O: Write>(
    between: &Between,
    prompt: &Prompt,
    words: &str,
    most: usize,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<Vec<Choice>> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|w| text.contains(w.as_str()))
    };
    let texts = prompt.options.iter().map(|c| (c, between.choice_text(c)));
    let all: Vec<(&Choice, String)> = texts.filter(|(_, t)| has(t)).collect();
    for (n, (_, text)) in all.iter().take(most).enumerate() {
        screen.hanging(format!("{:>3}  ", n + 1), text)?;
    }
    if all.len() > most {
        let more = all.len() - most;
        screen.dim(t!("terminal-more", more = more))?;
    }
    Ok(all.into_iter().map(|(c, _)| c.clone()).collect())
}

/// The party with its cards and feats.
fn party<I: BufRead, O: Write>(
    between: &Between,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    for (n, seat) in between.state().seats.iter().enumerate() {
        let [skills, powers, cards] = between.feats(n);
        let name = between.seat_name(n);
        screen.bold(t!(
            "terminal-feats",
            name = name,
            skills = skills,
            powers = powers,
            cards = cards
        ))?;
        let mut names: Vec<String> = seat.cards.iter().map(|c| between.card_name(c)).collect();
        names.sort();
        screen.hanging("    ", names.join(", "))?;
    }
    if !between.state().spare.is_empty() {
        let spare = between.state().spare.iter().map(|c| between.card_name(c));
        screen
            .hanging("  - ", t!("terminal-aside", cards = spare.collect::<Vec<_>>().join(", ")))?;
    }
    Ok(())
}

/// A card of the pack with all its text.
fn look<I: BufRead, O: Write>(
    between: &Between,
    name: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let wanted = name.to_lowercase();
    let content = between.content();
    let fits = |c: &&crate::cards::printed::CardDef| c.name.to_lowercase().contains(&wanted);
    let Some(card) = content.cards.iter().filter(|_| !wanted.is_empty()).find(fits) else {
        return screen.line(t!("terminal-not-in-pack"));
    };
    let traits: Vec<&str> = card.traits.iter().map(|t| t.shown()).collect();
    screen.bold(format!("{} ({})", card.name, crate::rules::words::kind_name(card.kind)))?;
    screen.hanging("    ", traits.join(", "))?;
    for line in card_text(content, card) {
        screen.hanging("  - ", line.to_string())?;
    }
    Ok(())
}

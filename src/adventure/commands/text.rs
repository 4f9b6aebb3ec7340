//! `emberdeck text`: prints what cards, heroes, locations and scenarios say, in all languages, and
//! again whenever their files change.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};

use crate::cards::content::Content;
use crate::cards::lint::lint;
use crate::cards::load::{Draft, Place, Places, read};
use crate::cards::printed::{CardDef, HeroDef, LocationDef};
use crate::cards::source::{Source, find_source};
use crate::cards::text::{card_text, check_text, hero_power_text, location_text, scenario_text};
use crate::cards::vocabulary::Trait;
use crate::kernel::commands::{CommandError, CommandResult, OwnCommand};
use crate::kernel::content::family::ADVENTURE;
use crate::kernel::content::problem::{Problem, Severity, did_you_mean, summary};
use crate::kernel::content::source::packs_of;
use crate::kernel::content::translation::Translatable as _;
use crate::lang::{self, Language};
use crate::rules::describe::kind_name;
use crate::terminal;

/// The command.
pub const TEXT: OwnCommand = OwnCommand {
    command: || {
        Options::augment_args(Command::new("text"))
            .about("Print what a card says, in the languages there are")
    },
    is_for_people: |_| false,
    run,
};

/// The command's options.
#[derive(Debug, clap::Args)]
struct Options {
    /// The id of a card, hero, location or scenario (`pack/id` of a certain pack), or a file or the
    /// folder of a pack
    what: String,
    /// Print it again whenever the pack changes
    #[arg(long)]
    watch: bool,
}

/// How often `--watch` looks for changes.
const PAUSE: Duration = Duration::from_millis(400);

/// What is to be printed.
#[derive(Clone, Debug)]
enum Wanted {
    /// All entries of a file of the pack in that folder, or of the whole pack.
    File { pack: PathBuf, file: Option<String> },
    /// The entries with that id, of one pack or of all.
    Id { packs: Vec<String>, id: String },
}

fn run(options: &ArgMatches, out: &mut dyn Write) -> CommandResult {
    let args = Options::from_arg_matches(options);
    let args = args.map_err(|e| CommandError::Usage(e.to_string()))?;
    let wanted = wanted(&args.what)?;
    let mut seen = sources(&wanted);
    let code = print(&wanted, &seen, out)?;
    if args.watch {
        loop {
            out.flush()?;
            sleep(PAUSE);
            let now = sources(&wanted);
            if now != seen {
                seen = now;
                writeln!(out, "----")?;
                print(&wanted, &seen, out)?;
            }
        }
    }
    Ok(code)
}

/// Returns what an argument means: a path if there is such a file, otherwise an id.
fn wanted(what: &str) -> Result<Wanted, CommandError> {
    let path = Path::new(what);
    if path.is_dir() && path.join("pack.ron").is_file() {
        return Ok(Wanted::File { pack: path.to_owned(), file: None });
    }
    if path.is_file() {
        let within = |dir: &&Path| dir.join("pack.ron").is_file();
        let Some(pack) = path.ancestors().skip(1).find(within) else {
            let why = format!("`{what}` is in no pack: no folder around it has a pack.ron");
            return Err(CommandError::Usage(why));
        };
        let file = path.strip_prefix(pack).unwrap_or(path).to_string_lossy().replace('\\', "/");
        let pack = if pack.as_os_str().is_empty() { Path::new(".") } else { pack };
        return Ok(Wanted::File { pack: pack.to_owned(), file: Some(file) });
    }
    match what.rsplit_once('/') {
        Some((pack, id)) => Ok(Wanted::Id { packs: vec![pack.into()], id: id.into() }),
        None => Ok(Wanted::Id { packs: packs_of(ADVENTURE), id: what.into() }),
    }
}

type Sources = Vec<Result<Source, Vec<Problem>>>;

fn sources(wanted: &Wanted) -> Sources {
    match wanted {
        Wanted::File { pack, .. } => vec![Source::folder(pack)],
        Wanted::Id { packs, .. } => packs.iter().map(|pack| find_source(pack)).collect(),
    }
}

/// Prints everything that is wanted. Returns 1 if something of it has errors.
fn print(wanted: &Wanted, sources: &Sources, mut out: &mut dyn Write) -> CommandResult {
    let (mut found, mut failed) = (false, false);
    let mut known: Vec<String> = Vec::new();
    for source in sources {
        let source = match (source, wanted) {
            (Ok(source), _) => source,
            (Err(problems), Wanted::File { .. }) => {
                return Err(CommandError::Usage(summary(problems)));
            }
            (Err(_), Wanted::Id { packs, .. }) if packs.len() > 1 => continue,
            (Err(problems), _) => return Err(CommandError::Usage(summary(problems))),
        };
        let Draft { content, places, mut problems } = read(source);
        if problems.is_empty() {
            problems = lint(&content, source, &places);
        }
        let entries = entries(&content, &places);
        let chosen: Vec<&(Entry, String, Place)> = entries
            .iter()
            .filter(|(_, id, place)| match wanted {
                Wanted::Id { id: wanted, .. } => id == wanted,
                Wanted::File { file: None, .. } => true,
                Wanted::File { file: Some(file), .. } => {
                    source.files.get(place.file()).is_some_and(|(name, _)| name == file)
                }
            })
            .collect();
        found |= !chosen.is_empty();
        if matches!(wanted, Wanted::Id { .. }) {
            known.extend(entries.iter().map(|(_, id, _)| id.clone()));
        }
        for (entry, ..) in chosen {
            for language in Language::ALL {
                let told = content.in_language(language);
                for line in lang::with(language, || lines(&told, *entry)) {
                    terminal::line(&mut out, line)?;
                }
            }
            writeln!(out)?;
        }
        let Wanted::File { file, .. } = wanted else { continue };
        let here = |p: &&Problem| file.as_ref().is_none_or(|f| p.file == source.shown(f));
        for problem in problems.iter().filter(here) {
            found = true;
            failed |= problem.severity == Severity::Error;
            terminal::line(&mut out, problem)?;
        }
    }
    if let (false, Wanted::Id { id, .. }) = (found, wanted) {
        let mut why = format!("there is no file and no card, hero, location or scenario `{id}`");
        if let Some(help) = did_you_mean(id, known.iter().map(String::as_str)) {
            why = format!("{why} ({help})");
        }
        return Err(CommandError::Usage(why));
    }
    Ok(u8::from(failed))
}

/// An entry of a pack, by its sort and its index.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Card(usize),
    Hero(usize),
    Location(usize),
    Scenario(usize),
}

/// Returns all entries of a pack that say something, with their ids and positions.
fn entries(content: &Content, places: &Places) -> Vec<(Entry, String, Place)> {
    let cards = content.cards.iter().zip(&places.cards).enumerate();
    let cards = cards.map(|(i, (c, p))| (Entry::Card(i), c.id.clone(), *p));
    let heroes = content.heroes.iter().zip(&places.heroes).enumerate();
    let heroes = heroes.map(|(i, (h, p))| (Entry::Hero(i), h.id.clone(), *p));
    let locations = content.locations.iter().zip(&places.locations).enumerate();
    let locations = locations.map(|(i, (l, p))| (Entry::Location(i), l.id.clone(), *p));
    let scenarios = content.scenarios.iter().zip(&places.scenarios).enumerate();
    let scenarios = scenarios.map(|(i, (s, p))| (Entry::Scenario(i), s.id.clone(), *p));
    cards.chain(heroes).chain(locations).chain(scenarios).collect()
}

/// Returns what an entry says in the current language, its name first.
fn lines(content: &Content, entry: Entry) -> Vec<String> {
    match entry {
        Entry::Card(n) => card(content, &content.cards[n]),
        Entry::Hero(n) => hero(content, &content.heroes[n]),
        Entry::Location(n) => location(content, &content.locations[n]),
        Entry::Scenario(n) => {
            let def = &content.scenarios[n];
            let mut all = vec![def.name.clone()];
            all.extend(scenario_text(content, def).iter().map(|l| format!("  {l}")));
            all
        }
    }
}

fn card(content: &Content, def: &CardDef) -> Vec<String> {
    let traits: Vec<String> = def.traits.iter().map(|t| trait_name(*t)).collect();
    let about = [kind_name(def.kind), traits.join(", "), check_text(&def.check).to_string()];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let mut all = vec![format!("{} ({})", def.name, about.join("; "))];
    all.extend(card_text(content, def).iter().map(|l| format!("  {l}")));
    all
}

fn trait_name(t: Trait) -> String {
    match lang::current() {
        Language::English => t.name().to_owned(),
        Language::German => t.localized().to_string(),
    }
}

fn hero(content: &Content, def: &HeroDef) -> Vec<String> {
    let mut all = vec![def.name.clone()];
    all.extend(def.powers.iter().map(|p| format!("  {}", hero_power_text(content, p, 0))));
    for role in &def.roles {
        all.push(format!("  {}", role.name));
        all.extend(role.powers.iter().map(|p| format!("    {}", hero_power_text(content, p, 0))));
    }
    all
}

fn location(content: &Content, def: &LocationDef) -> Vec<String> {
    let text = location_text(content, def);
    let mut all = vec![def.name.clone()];
    let boxes = [
        (t!("terminal-here"), text.here),
        (t!("terminal-when-closing"), text.closing),
        (t!("terminal-when-closed"), text.closed),
    ];
    for (head, lines) in boxes {
        all.extend(lines.iter().map(|l| format!("  {head}: {l}")));
    }
    all
}

//! Scenarios that were made for a game and stand in no pack (AC-TABLE-08): each is the text of a
//! scenario, as in `scenarios.ron`, that a campaign and its journals keep.

use super::content::Content;
use super::load;
use super::printed::ScenarioDef;

/// The longest text of one.
const LONGEST: usize = 16 << 10;

impl Content {
    /// The pack with these scenarios behind its own, in place of any that were there before.
    ///
    /// # Errors
    /// When one cannot be read, or has the id of another scenario.
    pub fn with_quests<'a>(
        &self,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<Content, String> {
        let mut content = self.clone();
        let printed = content.scenarios.len() - content.quests.len();
        content.scenarios.truncate(printed);
        content.quests.clear();
        for text in texts {
            if text.len() > LONGEST {
                return Err("a generated scenario is too long".into());
            }
            let def: ScenarioDef = load::options()
                .from_str(text)
                .map_err(|e| format!("a generated scenario cannot be read: {e}"))?;
            if content.scenario(&def.id).is_some() {
                return Err(format!("there is another scenario `{}`", def.id));
            }
            content.note_added(&text);
            content.scenarios.push(def);
            content.quests.push(text.to_owned());
        }
        Ok(content)
    }

    /// The generated scenarios among the pack's.
    pub fn quests(&self) -> &[ScenarioDef] {
        &self.scenarios[self.scenarios.len() - self.quests.len()..]
    }

    /// The text of a generated scenario; none: it is printed in the pack.
    pub fn quest_text(&self, id: &str) -> Option<&String> {
        let at = self.quests().iter().position(|s| s.id == id)?;
        self.quests.get(at)
    }
}

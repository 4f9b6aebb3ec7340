//! Scenarios that were generated for a campaign and belong to no pack (AC-TABLE-08). The text of
//! each, in the format of `scenarios.ron`, is stored in the campaign and its journals.

use super::addition::AdditionError;
use super::content::Content;
use super::load;
use super::printed::ScenarioDef;

/// The maximum length of such a text, in bytes.
const LONGEST: usize = 16 << 10;

impl Content {
    /// Returns the pack with these scenarios after its own, in place of earlier generated ones.
    ///
    /// # Errors
    /// Returns an error if a text cannot be read, or has the id of another scenario.
    pub fn with_quests<'a>(
        &self,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<Content, AdditionError> {
        let mut content = self.clone();
        let printed = content.scenarios.len() - content.quests.len();
        content.scenarios.truncate(printed);
        content.quests.clear();
        for text in texts {
            if text.len() > LONGEST {
                return Err(AdditionError::ScenarioLength);
            }
            let mut def: ScenarioDef =
                load::options().from_str(text).map_err(|e| AdditionError::Scenario(Box::new(e)))?;
            def.complete();
            if content.scenario(&def.id).is_some() {
                return Err(AdditionError::ScenarioTwice(def.id));
            }
            content.note_added(&text);
            content.scenarios.push(def);
            content.quests.push(text.to_owned());
        }
        Ok(content)
    }

    /// Returns the generated scenarios of the pack.
    pub fn quests(&self) -> &[ScenarioDef] {
        &self.scenarios[self.scenarios.len() - self.quests.len()..]
    }

    /// Returns the text of a generated scenario; `None` if the scenario is printed in the pack.
    pub fn quest_text(&self, id: &str) -> Option<&String> {
        let at = self.quests().iter().position(|s| s.id == id)?;
        self.quests.get(at)
    }
}

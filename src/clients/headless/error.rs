//! Why a request of the protocol is refused. The sentences are messages, so that a client hears them
//! in the language of the table.

use kernel::campaign::CampaignError;
use kernel::prompt::Refusal;
use kernel::table::TableError;

/// The error of a request; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The line is longer than a line may be.
    #[error("{}", t!("protocol-too-long"))]
    TooLong,
    /// The line is not UTF-8.
    #[error("{}", t!("protocol-not-text"))]
    NotText,
    /// The line is no request; the parser says why, in English.
    #[error("{}", t!("protocol-no-request", why = .0.to_string()))]
    NoRequest(#[from] serde_json::Error),
    /// No option of the prompt has this id.
    #[error("{}", t!("protocol-no-option", id = .0.as_str()))]
    NoOption(String),
    /// An option is chosen twice.
    #[error("{}", t!("protocol-twice", id = .0.as_str()))]
    Twice(String),
    /// The prompt requires another number of options.
    #[error("{}", many(*least, *most, *chosen))]
    Many {
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
        /// How many were chosen.
        chosen: usize,
    },
    /// The option is not possible.
    #[error("{0}")]
    Refused(Refusal),
    /// The prompt is not the open one.
    #[error("{}", t!("protocol-not-open", asked = *asked, open = *open))]
    NotOpen {
        /// The prompt that was answered.
        asked: u32,
        /// The prompt that is open.
        open: u32,
    },
    /// The request belongs to the downtime.
    #[error("{}", t!("protocol-downtime-only"))]
    DowntimeOnly,
    /// The request belongs to the table.
    #[error("{}", t!("protocol-table-only"))]
    TableOnly,
    /// The scenario is not over.
    #[error("{}", t!("protocol-not-over"))]
    NotOver,
    /// The scenario is over, and its end could not be saved.
    #[error("{}", t!("protocol-end-not-saved"))]
    EndNotSaved,
    /// A game outside a campaign has no chronicle.
    #[error("{}", t!("protocol-no-chronicle"))]
    NoChronicle,
    /// A game outside a campaign keeps no such choice.
    #[error("{}", t!("protocol-campaign-only"))]
    CampaignOnly,
    /// No hero with this id sits at the table.
    #[error("{}", t!("protocol-no-hero", id = .0.as_str()))]
    NoHero(String),
    /// A stop lacks its window, or a window its stop.
    #[error("{}", t!("protocol-window-and-stop"))]
    WindowAndStop,
    /// There is nothing to undo.
    #[error("{}", t!("undo-nothing"))]
    NothingToUndo,
    /// There is nothing to redo.
    #[error("{}", t!("protocol-nothing-to-redo"))]
    NothingToRedo,
    /// A lasting gain is not chosen by a simple rule.
    #[error("{}", t!("protocol-not-simple"))]
    NotSimple,
    /// The table refuses the request.
    #[error("{0}")]
    Table(#[from] TableError),
    /// The campaign refuses the request.
    #[error("{0}")]
    Campaign(#[from] CampaignError),
}

/// Returns the sentence for a wrong number of options.
fn many(least: usize, most: usize, chosen: usize) -> String {
    if least == most {
        t!("protocol-exactly", n = least, chosen = chosen)
    } else {
        t!("protocol-between", least = least, most = most, chosen = chosen)
    }
}

/// Returns the beginning of an id that a client sent, for an error.
pub(super) fn short(id: &str) -> String {
    id.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::Language;

    /// Every error is a whole sentence in every language, and not the same in two.
    #[test]
    fn errors_are_told_in_the_language_of_the_table() {
        let all = [
            RequestError::TooLong,
            RequestError::NotText,
            RequestError::NoOption("o9".into()),
            RequestError::Twice("o1".into()),
            RequestError::Many { least: 1, most: 1, chosen: 0 },
            RequestError::Many { least: 0, most: 2, chosen: 3 },
            RequestError::NotOpen { asked: 3, open: 4 },
            RequestError::DowntimeOnly,
            RequestError::TableOnly,
            RequestError::NotOver,
            RequestError::EndNotSaved,
            RequestError::NoChronicle,
            RequestError::CampaignOnly,
            RequestError::NoHero("pim".into()),
            RequestError::WindowAndStop,
            RequestError::NothingToUndo,
            RequestError::NothingToRedo,
            RequestError::NotSimple,
        ];
        for error in all {
            let english = lang::with(Language::English, || error.to_string());
            let german = lang::with(Language::German, || error.to_string());
            assert_ne!(english, german);
            assert!(!english.contains("protocol-") && !german.contains("protocol-"), "{english}");
        }
    }
}

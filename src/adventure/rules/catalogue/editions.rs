//! Editions in the catalogue: replaces their letters by words.

/// Returns the text with edition letters as words: "M" becomes "the third edition".
pub fn in_words(text: &str) -> String {
    let text = text.replace("(differs: ", "(in the other edition: ");
    let mut said = String::new();
    let mut rest = text.as_str();
    let part = |c: char| c.is_alphanumeric() || "+-'/".contains(c);
    while !rest.is_empty() {
        let word = rest.find(|c| !part(c)).unwrap_or(rest.len());
        let name = match &rest[..word] {
            "R" => "first edition",
            "M" => "third edition",
            "R+M" => "both editions",
            other => other,
        };
        if name != &rest[..word] && name != "both editions" && !said.ends_with('(') {
            let begins = said.is_empty() || said.ends_with(". ");
            said.push_str(if begins { "The " } else { "the " });
        }
        said.push_str(name);
        let next = rest[word..].chars().next().map_or(rest.len(), |c| word + c.len_utf8());
        said.push_str(&rest[word..next]);
        rest = &rest[next..];
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_said_in_words() {
        let said = in_words("As in R (differs: M). R+M have M's rule.");
        assert_eq!(
            said,
            "As in the first edition (in the other edition: the third edition). both editions have M's rule."
        );
    }
}

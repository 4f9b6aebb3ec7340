//! Entries like others: `like: "boathook"` takes over every field of that entry which this one does
//! not give itself.

use super::locate::skip_blank;
use super::split;

/// The longest chain of entries that are like each other.
pub const MOST_LIKE: usize = 8;

/// A field of an entry: its name, its first byte, and the end of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field<'a> {
    name: &'a str,
    from: usize,
    to: usize,
}

/// Returns the fields within the outermost brackets of an entry, and the offset of the closing one.
fn fields(text: &str) -> Option<(Vec<Field<'_>>, usize)> {
    let (mut found, mut depth, mut at) = (Vec::new(), 0usize, skip_blank(text, 0));
    let mut from = at + 1;
    let field = |from: usize, to: usize| {
        let from = skip_blank(text, from).min(to);
        let (name, _) = text.get(from..to)?.split_once(':')?;
        Some(Field { name: name.trim(), from, to })
    };
    while at < text.len() {
        match text.as_bytes()[at] {
            b'(' | b'[' | b'{' => depth += 1,
            b',' if depth == 1 => {
                found.extend(field(from, at));
                from = at + 1;
            }
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    found.extend(field(from, at));
                    return Some((found, at));
                }
            }
            _ => {}
        }
        at = split::next(text, at);
    }
    None
}

/// Returns the text in quotes of a field, such as an id.
fn quoted<'a>(text: &'a str, field: &Field<'_>) -> Option<&'a str> {
    let (_, value) = text.get(field.from..field.to)?.split_once(':')?;
    value.trim().strip_prefix('"')?.strip_suffix('"')
}

/// Returns the id of an entry.
pub fn id(entry: &str) -> Option<&str> {
    let (all, _) = fields(entry)?;
    quoted(entry, all.iter().find(|f| f.name == "id")?)
}

/// Returns an entry with all that it takes over from others behind what it says itself, so that its
/// own words keep their places; `None` if it is like no other. `find` finds an entry by its id.
///
/// # Errors
/// Returns the offset and a message if there is no such entry, or if too many are like each other.
pub fn expand<'a>(
    entry: &str,
    find: impl Fn(&str) -> Option<&'a str>,
) -> Result<Option<String>, (usize, String)> {
    let mut whole: Option<String> = None;
    for chain in 0.. {
        let text = whole.as_deref().unwrap_or(entry);
        let Some((own, close)) = fields(text) else { break };
        let Some(like) = own.iter().find(|f| f.name == "like") else { break };
        let at = like.from.min(entry.len());
        if chain >= MOST_LIKE {
            return Err((at, format!("more than {MOST_LIKE} entries are like each other")));
        }
        let Some(base_id) = quoted(text, like) else {
            return Err((at, "`like` takes the id of an entry, in quotes".into()));
        };
        let Some(base) = find(base_id) else {
            return Err((at, format!("there is no entry `{base_id}` to be like")));
        };
        let Some((given, _)) = fields(base) else { break };
        let mut out = text[..like.from].to_owned();
        let comma = text[like.to..].starts_with(',');
        let end = like.to + usize::from(comma);
        out.extend(text[like.from..end].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        out.push_str(&text[end..close]);
        let last = own.last().filter(|f| f.name != "like");
        if last.is_some_and(|f| !text[f.to..close].trim_start().starts_with(',')) {
            out.push_str("\n,");
        }
        for field in &given {
            if field.name == "id" || own.iter().any(|f| f.name == field.name && f.name != "like") {
                continue;
            }
            out.push('\n');
            out.push_str(&base[field.from..field.to]);
            out.push_str("\n,");
        }
        out.push_str(&text[close..]);
        whole = Some(out);
    }
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_is_taken_over() {
        let base = r#"(id: "a", n: 1, list: [1, (x: 2)], // why
            s: "(,")"#;
        let other = r#"(id: "b", like: "a", n: 2)"#;
        let find = |id: &str| match id {
            "a" => Some(base),
            "b" => Some(other),
            "c" => Some(r#"(id: "c", like: "c")"#),
            _ => None,
        };
        assert_eq!(expand(base, find), Ok(None));
        let third = r#"(id: "d", like: "b", s: "own")"#;
        let whole = expand(third, find).expect("it is fine").expect("it is like another");
        let (all, _) = fields(&whole).expect("it has fields");
        let values: Vec<&str> = all.iter().map(|f| &whole[f.from..f.to]).collect();
        assert_eq!(values.len(), 4, "{whole}");
        for (value, want) in
            values.iter().zip(["id: \"d\"", "s: \"own\"", "n: 2", "list: [1, (x: 2)]"])
        {
            assert_eq!(value.trim(), want, "{whole}");
        }
        assert!(whole.starts_with("(id: \"d\",            s: \"own\""), "{whole}");
        assert!(expand(r#"(id: "e", like: "z")"#, find).is_err());
        assert!(expand(r#"(id: "e", like: "c")"#, find).is_err());
    }
}

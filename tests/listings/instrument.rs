//! Puts calls that tell the events into a listing, where its tags say that they happen.
//!
//! The letters: `P` place, `U` undo, `R` record, `X` rejected; an attacked option is told by the first letter of the
//! family that refuses it, in small: `c` for `cols`, `n` for `neighbours`. Only `look-ahead` is `h`, as `l` is `letter`
//! in a word search and `live` in registers.

use stepback::scene::listing::{Language, Line, Listing, Tag, TagEvent};

/// The letter that tells a refusal by that family.
pub(crate) fn letter(family: &str) -> char {
    match family {
        "look-ahead" => 'h',
        _ => family.chars().next().expect("a family has a name"),
    }
}

/// Puts the listing into its frame, its imports first, with a call before each run of lines that stand for one event.
pub(crate) fn instrument(frame: &str, language: Language, listing: &Listing) -> String {
    let is_import =
        |line: &Line| ["import ", "#include ", "using ", "use "].iter().any(|word| line.text.starts_with(word));
    let split = listing.lines.iter().take_while(|line| is_import(line)).count();
    let (imports, body) = listing.lines.split_at(split);
    let mut program = String::new();
    for line in imports {
        program += line.text;
        program.push('\n');
    }
    let mut code = String::new();
    let mut previous: &[Tag] = &[];
    for line in body {
        for tag in &line.tags {
            let goes_on = previous.iter().any(|earlier| called(*earlier) == called(*tag));
            if let Some(call) = called(*tag).filter(|_| !goes_on).map(|sign| call(sign, language)) {
                let indent = line.text.len() - line.text.trim_start().len();
                code += &line.text[..indent];
                code += &call;
                code.push('\n');
            }
        }
        // A test that runs over several lines is asked at its first.
        let is_question = |tag: &&Tag| tag.event == TagEvent::Attacked && tag.mark.is_some() && !previous.contains(tag);
        match line.tags.iter().find(is_question).and_then(|tag| tag.mark) {
            Some(family) => code += &with_question(line, letter(family), language),
            None => code += line.text,
        }
        code.push('\n');
        previous = &line.tags;
    }
    program + &frame.replace("LISTING\n", &code)
}

/// The listing with a call at the head of its loop over the options, so that it also tells which slot and which option
/// each place and each refusal speaks of: `values` are the names that the code has for the two.
pub(crate) fn telling(listing: &Listing, language: Language, values: &str) -> Listing {
    let mut lines = listing.lines.clone();
    let is_loop = |line: &Line| line.tags.contains(&Tag::new(TagEvent::Option));
    let last = lines.iter().rposition(is_loop).expect("a loop over the options");
    let next = lines[last + 1].text;
    let indent = &next[..next.len() - next.trim_start().len()];
    // A line borrows its text for ever, and the process of the tests is short.
    let text = format!("{indent}{}tell({values});", holder(language)).leak();
    lines.insert(last + 1, Line { text, tags: Vec::new() });
    Listing { lines }
}

/// The sign of the event that happens where this tag stands: `x` for the family that was asked last.
fn called(tag: Tag) -> Option<char> {
    match tag {
        Tag { event: TagEvent::Place, .. } => Some('P'),
        Tag { event: TagEvent::Undo, .. } => Some('U'),
        Tag { event: TagEvent::Record, .. } => Some('R'),
        Tag { event: TagEvent::Rejected, .. } => Some('X'),
        Tag { event: TagEvent::Attacked, mark: None } => Some('x'),
        _ => None,
    }
}

/// The statement that tells an event, to stand before the code of the event.
fn call(sign: char, language: Language) -> String {
    format!("{}event('{sign}');", holder(language))
}

/// The test of a set, made to tell that it was asked: `if (c in cols` becomes `if (asked('c') or c in cols`.
fn with_question(line: &Line, letter: char, language: Language) -> String {
    let or = if language == Language::Python { "or" } else { "||" };
    let blanks = line.text.len() - line.text.trim_start().len();
    let (indent, code) = line.text.split_at(blanks);
    let (lead, test) = ["if (", "if ", "or ", "|| "]
        .iter()
        .find_map(|lead| Some((lead, code.strip_prefix(lead)?)))
        .unwrap_or_else(|| panic!("{language}: no test of {letter} in {code}"));
    format!("{indent}{lead}{}asked('{letter}') {or} {test}", holder(language))
}

/// Where the frame keeps the two functions that the calls go to.
const fn holder(language: Language) -> &'static str {
    match language {
        Language::Java => "Frame.",
        _ => "",
    }
}

//! HTML to lines: each row of a table a line between bars, each paragraph or break a line, all other tags left out.
//!
//! Only tags that HTML has for tables and text are known. What else stands in angle brackets is left as it is, since it may
//! hold a puzzle itself.

use std::mem::take;

/// The longest tag that may go over the end of a line, the longest cell and the most cells of a row, in characters.
const LONGEST_TAG: usize = 4_096;
const LONGEST_CELL: usize = 200;
const MOST_CELLS: usize = 200;

/// Tags that say how text looks and do not part it.
const WITHIN: [&str; 22] = [
    "a", "abbr", "b", "big", "center", "code", "em", "font", "i", "kbd", "label", "mark", "nobr", "s", "small", "span",
    "strong", "sub", "sup", "tt", "u", "var",
];

/// Tags that end a line of text.
const BETWEEN: [&str; 21] = [
    "article",
    "blockquote",
    "body",
    "br",
    "caption",
    "colgroup",
    "dd",
    "div",
    "dl",
    "dt",
    "h1",
    "h2",
    "h3",
    "head",
    "html",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "ul",
];

/// Tags of tables, and fields to write in.
const TABLE: [&str; 9] = ["table", "tbody", "thead", "tfoot", "tr", "td", "th", "col", "input"];

/// The state between two lines of a page.
#[derive(Clone, Debug, Default)]
pub(super) struct Markup {
    /// A tag that has not ended on its line.
    tag: String,
    /// The cells of the row so far, and the line on which it began.
    row: Option<(usize, Vec<String>)>,
    cell: Option<String>,
    text: String,
}

/// A line of text that a page shows.
pub(super) type Shown = (usize, String);

impl Markup {
    /// Whether a line must go through [`feed`](Self::feed).
    pub(super) fn concerns(&self, line: &str) -> bool {
        !self.tag.is_empty() || self.row.is_some() || line.contains('<') && tags(line).any(|name| is_known(&name))
    }

    /// The lines that are complete after this one.
    pub(super) fn feed(&mut self, number: usize, line: &str) -> Vec<Shown> {
        let mut shown = vec![];
        let joined = take(&mut self.tag) + line;
        let mut rest = joined.as_str();
        while let Some(at) = rest.find('<') {
            self.add(&rest[..at]);
            rest = &rest[at..];
            if !is_known(&name(rest)) && !rest.starts_with("<!") {
                self.add("<");
                rest = &rest[1..];
                continue;
            }
            let Some(end) = end_of_tag(rest) else {
                if rest.len() <= LONGEST_TAG {
                    self.tag = rest.to_owned() + " ";
                }
                rest = "";
                break;
            };
            self.tag(number, &rest[..end], &mut shown);
            rest = &rest[end..];
        }
        self.add(rest);
        if line.trim().is_empty() && self.row.is_none() {
            // A blank line may part two puzzles.
            shown.push((number, String::new()));
        }
        self.break_line(number, &mut shown);
        if self.cell.is_some() {
            self.add(" ");
        }
        shown
    }

    /// Takes text into the cell or the line that is open.
    fn add(&mut self, text: &str) {
        match (&mut self.cell, &self.row) {
            (Some(cell), _) if cell.len() < LONGEST_CELL => *cell += &plain(text),
            (None, None) => self.text += &plain(text),
            _ => {}
        }
    }

    fn tag(&mut self, number: usize, tag: &str, shown: &mut Vec<Shown>) {
        let name = name(tag);
        let closes = tag.starts_with("</");
        match name.as_str() {
            "td" | "th" => {
                self.end_cell();
                if !closes {
                    self.break_line(number, shown);
                    self.row.get_or_insert_with(|| (number, vec![]));
                    self.cell = Some(String::new());
                }
            }
            "tr" | "table" | "tbody" | "thead" | "tfoot" => {
                self.end_row(shown);
                self.break_line(number, shown);
                self.row = (name == "tr" && !closes).then(|| (number, vec![]));
            }
            "input" => {
                if let Some(value) = attribute(tag, "value") {
                    self.add(value);
                }
            }
            _ if self.cell.is_some() && BETWEEN.contains(&name.as_str()) => self.add(" "),
            _ if BETWEEN.contains(&name.as_str()) => self.break_line(number, shown),
            _ => {}
        }
    }

    fn end_cell(&mut self) {
        let Some(cell) = self.cell.take() else { return };
        if let Some((_, cells)) = &mut self.row
            && cells.len() < MOST_CELLS
        {
            cells.push(cell.trim().replace('|', " "));
        }
    }

    fn end_row(&mut self, shown: &mut Vec<Shown>) {
        self.end_cell();
        if let Some((number, cells)) = self.row.take()
            && !cells.is_empty()
        {
            shown.push((number, format!("|{}|", cells.join("|"))));
        }
    }

    /// Ends a line of text outside of tables.
    fn break_line(&mut self, number: usize, shown: &mut Vec<Shown>) {
        let text = take(&mut self.text);
        if self.row.is_none() && !text.trim().is_empty() {
            shown.push((number, text));
        }
    }
}

/// The name of the tag that begins here, in lower case; empty if none does.
fn name(text: &str) -> String {
    let rest = text.strip_prefix('<').unwrap_or_default();
    let rest = rest.strip_prefix('/').unwrap_or(rest);
    rest.chars().take(12).take_while(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

fn tags(line: &str) -> impl Iterator<Item = String> {
    line.match_indices('<').map(|(at, _)| name(&line[at..]))
}

fn is_known(name: &str) -> bool {
    WITHIN.contains(&name) || BETWEEN.contains(&name) || TABLE.contains(&name)
}

/// The byte after a tag, whose values in quotes may hold a `>`.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, character) in text.char_indices() {
        match (quote, character) {
            (None, '>') => return Some(at + 1),
            (None, '"' | '\'') => quote = Some(character),
            (Some(open), _) if open == character => quote = None,
            _ => {}
        }
    }
    None
}

/// The value of an attribute, without its quotes.
fn attribute<'t>(tag: &'t str, wanted: &str) -> Option<&'t str> {
    let lower = tag.to_ascii_lowercase();
    let at = lower.find(&format!(" {wanted}="))? + wanted.len() + 2;
    let rest = &tag[at..];
    let value = match rest.chars().next()? {
        quote @ ('"' | '\'') => rest[1..].split(quote).next(),
        _ => rest.split([' ', '>', '/']).next(),
    };
    value.map(str::trim)
}

/// Text in which the names of characters are the characters.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain += &rest[..at];
        rest = &rest[at..];
        let named = rest.find(';').filter(|end| *end <= 10).and_then(|end| Some((named(&rest[1..end])?, end + 1)));
        let (character, taken) = named.unwrap_or(('&', 1));
        plain.push(character);
        rest = &rest[taken..];
    }
    plain + rest
}

fn named(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let code = hexadecimal.map_or_else(|| number.parse(), |digits| u32::from_str_radix(digits, 16)).ok()?;
        return char::from_u32(code).map(|character| if character.is_whitespace() { ' ' } else { character });
    }
    Some(match name {
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "middot" => '·',
        "bull" => '•',
        "lt" => '<',
        "gt" => '>',
        "amp" => '&',
        "quot" => '"',
        "minus" | "ndash" | "mdash" => '-',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(page: &str) -> Vec<Shown> {
        let mut markup = Markup::default();
        let lines = page.lines().enumerate();
        lines
            .flat_map(|(index, line)| markup.feed(index + 1, line))
            .filter(|(_, text)| !text.trim().is_empty())
            .collect()
    }

    #[test]
    fn each_row_of_a_table_is_a_line_between_bars() {
        let page = "<table class=\"a>b\">\n<TR><td>5<td> <b>3</b> <td>&nbsp;\n<tr>\n <td\n class='x'>\n 6\n </td><th>&#183;</th>\n</tr></table>";
        assert_eq!(shown(page), [(2, "|5|3||".to_owned()), (3, "|6|·|".to_owned())]);
    }

    #[test]
    fn a_field_to_write_in_gives_its_value() {
        assert_eq!(shown("<tr><td><input size=1 value=\"5\"></td><td><input></td></tr>"), [(1, "|5||".to_owned())]);
    }

    #[test]
    fn text_is_parted_where_the_page_parts_it() {
        assert_eq!(
            shown("<p>one<br>two</p><pre>5 3 .\n6 . .</pre> <i>x</i>"),
            [(1, "one"), (1, "two"), (1, "5 3 ."), (2, "6 . ."), (2, " x")].map(|(line, text)| (line, text.to_owned()))
        );
    }

    #[test]
    fn other_things_in_angle_brackets_stay() {
        let markup = Markup::default();
        for line in ["<game data=\"53..\"/>", "a < b > c", "<53..7>", "#include <array>"] {
            assert!(!markup.concerns(line), "{line}");
        }
        assert_eq!(shown("<td>x</td><game a=1>"), []);
    }

    #[test]
    fn a_page_without_an_end_takes_no_memory() {
        let mut markup = Markup::default();
        for number in 0..10_000 {
            markup.feed(number, "<td>lorem ipsum");
        }
        markup.feed(0, "<a href='");
        for number in 0..10_000 {
            markup.feed(number, "lorem ipsum");
        }
        let cells = markup.row.as_ref().map_or(0, |(_, cells)| cells.len());
        assert!(cells <= MOST_CELLS && markup.tag.len() <= LONGEST_TAG + 20 && markup.text.is_empty());
    }
}

//! Puzzles that are no plain Sudoku, by how people write them down.

use super::error::Problem;

/// The kind of puzzle that a line speaks of; nothing for most lines.
pub(super) fn of_line(text: &str) -> Option<Problem> {
    let lower = text.to_ascii_lowercase();
    if lower.contains("bd=s9") || lower.contains("?load=") || lower.contains("?fpuz=") || lower.contains("puzzleid=") {
        return Some(Problem::ShortCode);
    }
    if lower.starts_with("sumocue") || lower.contains("3x3::k:") {
        return Some(Problem::Killer);
    }
    if lower.contains("3x3:") {
        return Some(Problem::OtherRules);
    }
    if is_key(&lower, "cages") || is_key(&lower, "killercage") || is_key(&lower, "cage") || is_sum_of_cells(&lower) {
        return Some(Problem::Killer);
    }
    if ["[jigsaw]", "[regions]"].contains(&lower.trim()) || is_key(&lower, "jigsaw") {
        return Some(Problem::Jigsaw);
    }
    None
}

/// Whether a word names a value: `"cages":`, `cages =`, `[cages]`.
fn is_key(lower: &str, word: &str) -> bool {
    lower.match_indices(word).any(|(at, _)| {
        let before = lower[..at].chars().next_back();
        let after = lower[at + word.len()..].trim_start_matches(['"', '\'', ' ']);
        before.is_none_or(|character| !character.is_alphanumeric()) && after.starts_with([':', '=', ']'])
    })
}

/// A sum and its cells: `15: r1c1 r1c2`, `15 = R1C1 + R1C2`.
fn is_sum_of_cells(lower: &str) -> bool {
    let Some((sum, cells)) = lower.split_once([':', '=', ' ']) else { return false };
    let is_sum = sum.trim().parse::<u8>().is_ok_and(|sum| (1..=45).contains(&sum));
    let mut words = cells.split(|character: char| !character.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let is_cell = |word: &str| matches!(word.as_bytes(), [b'r', b'1'..=b'9', b'c', b'1'..=b'9']);
    is_sum && words.clone().count() >= 1 && words.all(is_cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_with_rules_of_their_own_are_known() {
        for text in [
            "3x3::k:3841:3841:0",
            "SumoCueV1=13J0=0J0",
            "  \"cages\": [",
            "15: r1c1 r1c2",
            "9 = R1C1 + R2C1",
            "[Cages]",
        ] {
            assert_eq!(of_line(text), Some(Problem::Killer), "{text}");
        }
        assert_eq!(of_line("https://example.org/?bd=S9B0123"), Some(Problem::ShortCode));
        assert_eq!(of_line("[Regions]"), Some(Problem::Jigsaw));
    }

    #[test]
    fn other_lines_speak_of_none() {
        for text in
            ["", "a killer of a puzzle", "cages are for birds", "15: see page 3", "5 3 . . 7 . . . .", "1: 53..7...."]
        {
            assert_eq!(of_line(text), None, "{text}");
        }
    }
}

//! Grids of letters as people write them: rows on lines of their own, rows joined by `/`, or `LeetCode`'s lists.

/// Reads a grid of letters: any letters, whose case matters. Blanks and commas between them and quotes around them do not
/// count.
///
/// # Errors
///
/// What is wrong with it, in one line.
pub fn read(text: &str) -> Result<Vec<Vec<char>>, String> {
    let is_list = text.trim_start().starts_with('[');
    let rows: Vec<&str> = if is_list {
        text.trim().trim_start_matches('[').trim_end_matches(']').split(']').collect()
    } else {
        text.split(['/', '\n']).collect()
    };
    let letters = |row: &&str| -> Vec<char> {
        let noise = |character: char| character.is_whitespace() || "[],\"'".contains(character);
        row.chars().filter(|&character| !noise(character)).collect()
    };
    let rows: Vec<Vec<char>> = rows.iter().map(letters).filter(|row| !row.is_empty()).collect();
    let Some(first) = rows.first() else { return Err("a grid has at least one letter".to_owned()) };
    for (number, row) in (1..).zip(&rows) {
        if let Some(strange) = row.iter().find(|character| !character.is_alphabetic()) {
            return Err(format!("row {number} has {strange:?}, which is no letter: write letters alone"));
        }
        if row.len() != first.len() {
            let (has, wants) = (row.len(), first.len());
            return Err(format!("row {number} has {has} letters and row 1 has {wants}: make all rows as long"));
        }
    }
    Ok(rows)
}

/// A grid as rows joined by `/`.
#[must_use]
pub fn write(rows: &[Vec<char>]) -> String {
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_write_a_grid_is_read() {
        for text in [
            "ABCE/SFCS/ADEE",
            "ABCE\nSFCS\r\nADEE\n",
            "A B C E\nS F C S\nA D E E",
            r#"[["A","B","C","E"],["S","F","C","S"],["A","D","E","E"]]"#,
            "[['A', 'B', 'C', 'E'], ['S', 'F', 'C', 'S'], ['A', 'D', 'E', 'E']]",
        ] {
            assert_eq!(write(&read(text).unwrap()), "ABCE/SFCS/ADEE", "{text}");
        }
        assert_eq!(write(&read("äß/Éa").unwrap()), "äß/Éa");
    }

    #[test]
    fn what_is_wrong_is_named_with_its_row() {
        assert_eq!(read("AB/C").unwrap_err(), "row 2 has 1 letters and row 1 has 2: make all rows as long");
        assert_eq!(read("AB/C3").unwrap_err(), "row 2 has '3', which is no letter: write letters alone");
        assert!(read(" / ").is_err() && read("[]").is_err());
    }
}

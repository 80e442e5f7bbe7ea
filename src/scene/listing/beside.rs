//! Two listings side by side, line against line.

use super::Listing;

/// A row of two listings side by side: the line of the first and that of the second, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of each, or none where it lacks one.
    pub lines: [Option<usize>; 2],
    /// Whether both have the same text.
    pub same: bool,
}

impl Listing {
    /// Sets another listing beside this one, with as many equal lines on one row as can be; lines that differ and stand
    /// between the same equal ones share a row.
    #[must_use]
    pub fn beside(&self, other: &Self) -> Vec<Row> {
        let (ours, theirs) = (self.lines.len(), other.lines.len());
        let equal = |i: usize, j: usize| self.lines[i].text == other.lines[j].text;
        // The most equal lines from line i of one and line j of the other on.
        let mut most = vec![vec![0_usize; theirs + 1]; ours + 1];
        for i in (0..ours).rev() {
            for j in (0..theirs).rev() {
                let skipping = most[i + 1][j].max(most[i][j + 1]);
                most[i][j] = if equal(i, j) { skipping.max(most[i + 1][j + 1] + 1) } else { skipping };
            }
        }
        let (mut i, mut j) = (0, 0);
        let (mut rows, mut gap) = (vec![], (0, 0));
        while i < ours || j < theirs {
            if i < ours && j < theirs && equal(i, j) && most[i][j] == most[i + 1][j + 1] + 1 {
                differing(&mut rows, gap, (i, j));
                rows.push(Row { lines: [Some(i), Some(j)], same: true });
                (i, j) = (i + 1, j + 1);
                gap = (i, j);
            } else if j == theirs || i < ours && most[i + 1][j] >= most[i][j + 1] {
                i += 1;
            } else {
                j += 1;
            }
        }
        differing(&mut rows, gap, (ours, theirs));
        rows
    }
}

/// Adds the lines of a gap, pair by pair.
fn differing(rows: &mut Vec<Row>, from: (usize, usize), to: (usize, usize)) {
    let longest = (to.0 - from.0).max(to.1 - from.1);
    let line = |from: usize, to: usize, offset: usize| (from + offset < to).then_some(from + offset);
    rows.extend(
        (0..longest).map(|offset| Row { lines: [line(from.0, to.0, offset), line(from.1, to.1, offset)], same: false }),
    );
}

#[cfg(test)]
mod tests {
    use crate::scene::listing::tests::{named, sources};
    use crate::scene::listing::{Language, Source};

    #[test]
    fn every_line_of_both_has_one_row_in_its_order() {
        for language in Language::ALL {
            for name in sources().map(Source::name).filter(|name| name.starts_with("mistakes/")) {
                let right = if name.contains("/5") { "sudoku" } else { "queens" };
                let (right, wrong) = (named(right, language), named(name, language));
                let rows = right.beside(wrong);
                for (side, listing) in [right, wrong].into_iter().enumerate() {
                    let lines: Vec<usize> = rows.iter().filter_map(|row| row.lines[side]).collect();
                    assert_eq!(lines, (0..listing.lines.len()).collect::<Vec<_>>(), "{name} {language}");
                }
                assert!(rows.iter().any(|row| !row.same), "{name} {language}");
            }
        }
    }

    #[test]
    fn the_forgotten_lines_are_gaps_and_the_changed_line_shares_its_row() {
        let listing = |name: &str| named(name, Language::Python);
        let differing = |name| {
            let rows = listing("queens").beside(listing(name));
            rows.into_iter().filter(|row| !row.same).map(|row| row.lines.map(|line| line.is_some())).collect::<Vec<_>>()
        };
        assert_eq!(differing("mistakes/1-forgets-the-sets"), [[true, false]; 3]);
        assert_eq!(differing("mistakes/3-saves-the-board-itself"), [[true, true]]);
    }
}

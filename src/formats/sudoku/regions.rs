//! The map of a jigsaw: nine signs, each in nine cells that hang together.
//!
//! In a solved Sudoku no two neighbours hold the same digit, so the two cannot be taken for one another.

use crate::puzzles::sudoku::grid::{CELLS, SIDE};

/// What a map says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Map {
    /// Its regions are the nine boxes of a plain Sudoku.
    Boxes,
    /// They are something else.
    Jigsaw,
}

/// The map that 81 signs are, in reading order; nothing if they are none.
pub(super) fn map(signs: &[char; CELLS]) -> Option<Map> {
    let mut seen: Vec<char> = vec![];
    for &sign in signs {
        if !seen.contains(&sign) {
            seen.push(sign);
        }
        if seen.len() > SIDE {
            return None;
        }
    }
    let is_region = |sign: &char| {
        let first = signs.iter().position(|other| other == sign);
        let count = signs.iter().filter(|other| *other == sign).count();
        count == SIDE && first.is_some_and(|first| reached(signs, first) == SIDE)
    };
    if seen.len() != SIDE || !seen.iter().all(is_region) {
        return None;
    }
    let of_box = |cell: usize| cell / (3 * SIDE) * 3 * SIDE + cell % SIDE / 3 * 3;
    let are_boxes = (0..CELLS).all(|cell| signs[cell] == signs[of_box(cell)]);
    Some(if are_boxes { Map::Boxes } else { Map::Jigsaw })
}

/// How many cells of the same sign hang together with one.
fn reached(signs: &[char; CELLS], first: usize) -> usize {
    let mut is_reached = [false; CELLS];
    let mut open = vec![first];
    is_reached[first] = true;
    let mut count = 0;
    while let Some(cell) = open.pop() {
        count += 1;
        let (row, column) = (cell / SIDE, cell % SIDE);
        let beside = [
            (column > 0).then(|| cell - 1),
            (column + 1 < SIDE).then(|| cell + 1),
            (row > 0).then(|| cell - SIDE),
            (row + 1 < SIDE).then(|| cell + SIDE),
        ];
        for next in beside.into_iter().flatten() {
            if signs[next] == signs[first] && !is_reached[next] {
                is_reached[next] = true;
                open.push(next);
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map_of(text: &str) -> Option<Map> {
        let signs: Vec<char> = text.chars().collect();
        map(&signs.try_into().expect("81 signs"))
    }

    #[test]
    fn a_map_of_boxes_a_jigsaw_and_a_solution_are_told_apart() {
        let boxes = ["aaabbbccc", "dddeeefff", "ggghhhiii"].map(|row| row.repeat(3)).concat();
        assert_eq!(map_of(&boxes), Some(Map::Boxes));
        let rows: String = ('1'..='9').map(|sign| sign.to_string().repeat(9)).collect();
        assert_eq!(map_of(&rows), Some(Map::Jigsaw));
        assert_eq!(map_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179"), None);
        assert_eq!(map_of(&"123456789".repeat(9)), Some(Map::Jigsaw), "columns are regions too");
        assert_eq!(map_of(&".".repeat(81)), None);
    }
}

//! Queens at a step, found by arithmetic on the calls and boards of whole branches: no machine, no table, no mirror.

/// Events below a call: each call that is not a board tries `size` options; each call but this one is placed as one of
/// those tries, and undone; each board is recorded.
fn events(size: u64, (calls, boards): (u64, u64)) -> u64 {
    size * (calls - boards) + (calls - 1) + boards
}

/// The calls, this one included, and the boards below a call, given what the queens rule out in its row.
fn count(size: u8, row: usize, [columns, left, right]: [u64; 3]) -> (u64, u64) {
    if row == usize::from(size) {
        return (1, 1);
    }
    let mut sum = (1, 0);
    let mut rest = ((1 << size) - 1) & !(columns | left | right);
    while rest > 0 {
        let bit = rest & (!rest + 1);
        rest -= bit;
        let below = count(size, row + 1, [columns | bit, (left | bit) >> 1, (right | bit) << 1]);
        sum = (sum.0 + below.0, sum.1 + below.1);
    }
    sum
}

/// The columns of the queens after so many events.
pub(super) fn board_at(size: u8, step: u64) -> Vec<u8> {
    let mut queens: Vec<u8> = vec![];
    let mut left = step;
    'call: while queens.len() < usize::from(size) {
        for column in 0..size {
            if left == 0 {
                break 'call;
            }
            left -= 1;
            let row = queens.len();
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == column || c.abs_diff(column) as usize == row - r);
            if attacked {
                continue;
            }
            queens.push(column);
            let below = events(u64::from(size), count(size, queens.len(), masks(&queens)));
            if left <= below {
                continue 'call;
            }
            left -= below + 1;
            queens.pop();
        }
        break;
    }
    queens
}

/// The columns of the next row that the queens rule out: straight, to the left and to the right.
fn masks(queens: &[u8]) -> [u64; 3] {
    let down = |masks: [u64; 3], &column: &u8| {
        let bit = 1 << column;
        [masks[0] | bit, (masks[1] | bit) >> 1, (masks[2] | bit) << 1]
    };
    queens.iter().fold([0; 3], down)
}

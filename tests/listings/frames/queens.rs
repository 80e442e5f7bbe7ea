EVENTS

struct Solution;

LISTING

/// A board as its columns, row by row.
fn columns(board: &Vec<String>) -> String {
    let column = |row: &String| row.find('Q').unwrap().to_string();
    board.iter().map(column).collect::<Vec<_>>().join(" ")
}

fn main() {
    // A listing without sets asks nothing, and the boards are not only counted here.
    let _ = (asked, Solution, Solution::total_n_queens);
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        TRACE.lock().unwrap().0.clear();
        let size = pair[0].parse().unwrap();
        let boards = if pair[1] == "1" { solve(size, true) } else { Solution::solve_n_queens(size) };
        println!("{}", TRACE.lock().unwrap().0);
        let told: Vec<String> = boards.iter().map(columns).collect();
        println!("{}", told.join(","));
    }
}

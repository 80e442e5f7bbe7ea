EVENTS

fn tell(r: usize, c: usize, d: char) {
    TRACE.lock().unwrap().0 += &format!("{r}{c}{d}");
}

struct Solution;

LISTING

fn main() {
    let _ = (tell, Solution, Solution::solve_sudoku); // Not every listing tells, and here both goals are asked for.
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        TRACE.lock().unwrap().0.clear();
        let signs: Vec<char> = pair[0].chars().collect();
        let mut board: Board = signs.chunks(9).map(<[char]>::to_vec).collect();
        let boards = solve(&mut board, pair[1] == "1");
        println!("{}", TRACE.lock().unwrap().0);
        let show = |board: &Board| board.iter().flatten().collect::<String>();
        let mut told: Vec<String> = boards.iter().map(show).collect();
        told.push(format!("left {}", show(&board)));
        println!("{}", told.join(","));
    }
}

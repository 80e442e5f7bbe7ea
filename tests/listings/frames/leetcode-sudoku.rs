struct Solution;

LISTING

fn main() {
    let _ = Solution;
    for puzzle in std::env::args().skip(1) {
        let signs: Vec<char> = puzzle.chars().collect();
        let mut board: Vec<Vec<char>> = signs.chunks(9).map(<[char]>::to_vec).collect();
        let nothing: () = Solution::solve_sudoku(&mut board);
        let _ = nothing;
        let rows: Vec<Vec<String>> =
            board.iter().map(|row| row.iter().map(char::to_string).collect()).collect();
        println!("{rows:?}");
    }
}

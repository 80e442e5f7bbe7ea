struct Solution;

LISTING

fn main() {
    let _ = Solution;
    for size in std::env::args().skip(1) {
        let size: i32 = size.parse().unwrap();
        let boards: Vec<Vec<String>> = Solution::solve_n_queens(size);
        println!("{boards:?}");
        let total: i32 = Solution::total_n_queens(size);
        println!("{total}");
    }
}

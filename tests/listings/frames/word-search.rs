EVENTS

/// Prints what the search told, and its boards.
fn report(boards: &[String]) {
    println!("{}", std::mem::take(&mut TRACE.lock().unwrap().0));
    println!("{}", boards.join(","));
}

/// Values with a blank between them.
fn show<Value: ToString>(values: impl IntoIterator<Item = Value>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

struct Solution;

LISTING

fn main() {
    let _ = Solution;
    let given: Vec<String> = std::env::args().skip(1).collect();
    for given in given.chunks(3) {
        let board: Vec<Vec<char>> = given[0].split('/').map(|row| row.chars().collect()).collect();
        let exists = Solution::exist(board.clone(), given[1].clone());
        TRACE.lock().unwrap().0.clear();
        let paths = solve(board, given[1].clone(), given[2] == "1");
        let mut told: Vec<String> =
            paths.iter().map(|path| show(path.iter().map(|(r, c)| format!("{r}:{c}")))).collect();
        told.push(format!("found {exists}"));
        report(&told);
    }
}

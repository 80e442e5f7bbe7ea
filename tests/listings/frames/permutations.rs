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
    // The other name of the same search.
    let _ = (Solution, Solution::permute_unique);
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        let items: Vec<i32> = pair[0].split(' ').map(|item| item.parse().unwrap()).collect();
        let found = if pair[1] == "1" { solve(items, true) } else { Solution::permute(items) };
        report(&found.iter().map(show).collect::<Vec<_>>());
    }
}

EVENTS

/// Prints what the search told, and its boards.
fn report(boards: &[String]) {
    println!("{}", std::mem::take(&mut TRACE.lock().unwrap().0));
    println!("{}", boards.join(","));
}

struct Solution;

LISTING

fn main() {
    let _ = Solution;
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        let size: i32 = pair[0].parse().unwrap();
        let strings = match pair[1].as_str() {
            "1" => solve(size as usize, true),
            _ => Solution::generate_parenthesis(size),
        };
        report(&strings);
    }
}

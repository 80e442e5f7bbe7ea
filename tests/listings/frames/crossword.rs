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

LISTING

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let words = |text: &str, between: char| -> Vec<Vec<char>> {
        text.split(between).map(|word| word.chars().collect()).collect()
    };
    for given in given.chunks(3) {
        let fillings = solve(&words(&given[0], '/'), &words(&given[1], ' '), given[2] == "1");
        let told = fillings.iter().map(|filling| show(filling.iter().map(|word| word.iter().collect::<String>())));
        report(&told.collect::<Vec<_>>());
    }
}

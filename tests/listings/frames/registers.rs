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
    for given in given.chunks(3) {
        let lines = given[0].split(';').map(|line| {
            let mut words = line.split(' ');
            let written = words.next().filter(|written| *written != "-");
            (written, words.collect())
        });
        let program: Vec<Line> = lines.collect();
        let allocations = solve(&program, given[1].parse().unwrap(), given[2] == "1");
        let told = allocations.iter().map(|allocation| {
            show(allocation.iter().map(|(name, register)| format!("{name}:{register}")))
        });
        report(&told.collect::<Vec<_>>());
    }
}

EVENTS

fn tell(vertex: usize, colour: usize) {
    TRACE.lock().unwrap().0 += &format!("{vertex}:{colour}");
}

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
        let numbers: Vec<usize> = given[0].split(' ').map(|number| number.parse().unwrap()).collect();
        let mut graph = vec![Vec::new(); numbers[0]];
        for ends in numbers[1..].chunks(2) {
            graph[ends[0]].push(ends[1]);
            graph[ends[1]].push(ends[0]);
        }
        let colourings = solve(graph, given[1].parse().unwrap(), given[2] == "1");
        let told = colourings.iter().map(|colouring| show(colouring.iter().flatten()));
        report(&told.collect::<Vec<_>>());
    }
}

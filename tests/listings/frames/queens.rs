static TRACE: std::sync::Mutex<(String, char)> = std::sync::Mutex::new((String::new(), ' '));

fn event(sign: char) {
    let mut trace = TRACE.lock().unwrap();
    let sign = if sign == 'x' { trace.1 } else { sign };
    trace.0.push(sign);
}

fn asked(mark: char) -> bool {
    TRACE.lock().unwrap().1 = mark;
    false
}

LISTING

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        TRACE.lock().unwrap().0.clear();
        let boards = solve(pair[0].parse().unwrap(), pair[1] == "1");
        println!("{}", TRACE.lock().unwrap().0);
        let show = |board: &Vec<i32>| {
            let columns: Vec<String> = board.iter().map(|column| column.to_string()).collect();
            columns.join(" ")
        };
        println!("{}", boards.iter().map(show).collect::<Vec<_>>().join(","));
    }
}

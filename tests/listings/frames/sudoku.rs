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
        let mut signs = pair[0].chars();
        let mut board: Board = std::array::from_fn(|_| std::array::from_fn(|_| signs.next().unwrap()));
        let boards = solve(&mut board, pair[1] == "1");
        println!("{}", TRACE.lock().unwrap().0);
        let show = |board: &Board| board.iter().flatten().collect::<String>();
        let mut told: Vec<String> = boards.iter().map(show).collect();
        told.push(format!("left {}", show(&board)));
        println!("{}", told.join(","));
    }
}

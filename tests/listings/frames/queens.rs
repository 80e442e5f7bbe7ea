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

/// The columns of a board as it shows itself, whatever it is made of.
fn columns(board: &str) -> String {
    let signs = board.chars().filter(|sign| sign.is_ascii_digit() || *sign == ' ');
    signs.collect::<String>().trim().to_owned()
}

fn main() {
    let _ = asked; // A listing without sets asks nothing.
    let given: Vec<String> = std::env::args().skip(1).collect();
    for pair in given.chunks(2) {
        TRACE.lock().unwrap().0.clear();
        let boards = solve(pair[0].parse().unwrap(), pair[1] == "1");
        println!("{}", TRACE.lock().unwrap().0);
        let told: Vec<String> = boards.iter().map(|board| columns(&format!("{board:?}"))).collect();
        println!("{}", told.join(","));
    }
}

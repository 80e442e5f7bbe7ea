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

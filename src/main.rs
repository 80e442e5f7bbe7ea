//! stepback
fn main() {}

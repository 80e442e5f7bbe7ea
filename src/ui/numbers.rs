//! Numbers as people read them.

/// A number with a comma after each three digits: `17,868`.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A number that is only known roughly, in two digits: `4.7e11`, with words for the first thousands.
pub(super) fn rounded(number: f64) -> String {
    let names = [(1e15, ""), (1e12, " trillion"), (1e9, " billion"), (1e6, " million")];
    match names.into_iter().find(|(size, _)| number >= *size) {
        Some((_, "")) => format!("{number:.1e}"),
        Some((size, name)) => format!("{:.*}{name}", usize::from(number / size < 10.0), number / size),
        None => format!("{number:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{grouped, rounded};

    #[test]
    fn a_rough_number_has_few_digits_and_a_name() {
        let shown = [7.4e5, 1.26e7, 3.4e9, 4.7e11, 9.96e12, 3.14e20].map(rounded);
        assert_eq!(shown, ["740000", "13 million", "3.4 billion", "470 billion", "10.0 trillion", "3.1e20"]);
    }

    #[test]
    fn a_comma_stands_after_each_three_digits() {
        assert_eq!(
            [0, 7, 999, 1_000, 17_868, 19_178_647_470].map(grouped),
            ["0", "7", "999", "1,000", "17,868", "19,178,647,470"]
        );
    }
}

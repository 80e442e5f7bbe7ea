//! Numbers as people read them.

/// A number with a comma after each three digits: `17,868`.
#[must_use]
pub fn grouped(number: u64) -> String {
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

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn a_comma_stands_after_each_three_digits() {
        assert_eq!(
            [0, 7, 999, 1_000, 17_868, 19_178_647_470].map(grouped),
            ["0", "7", "999", "1,000", "17,868", "19,178,647,470"]
        );
    }
}

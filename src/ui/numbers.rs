//! Numbers as people read them.

pub(super) use crate::scene::grouped;

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
    use super::rounded;

    #[test]
    fn a_rough_number_has_few_digits_and_a_name() {
        let shown = [7.4e5, 1.26e7, 3.4e9, 4.7e11, 9.96e12, 3.14e20].map(rounded);
        assert_eq!(shown, ["740000", "13 million", "3.4 billion", "470 billion", "10.0 trillion", "3.1e20"]);
    }
}

//! Pieces and signs drawn large, from half blocks, to be seen from the back row.

/// Something drawn in rows of cells, all of the same width; a space lets the square shine through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Art {
    pub rows: &'static [&'static str],
    pub width: u16,
}

/// The same thing in two sizes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    small: Art,
    large: Art,
}

impl Sizes {
    /// The larger size that leaves a cell on either side and a row for a word; none if not even the small one does.
    pub(super) fn fitting(self, width: u16, height: u16) -> Option<Art> {
        let fits = |art: &Art| art.width + 2 <= width && art.rows.len() < usize::from(height);
        [self.large, self.small].into_iter().find(fits)
    }
}

/// A crown.
pub(super) const QUEEN: Sizes = Sizes {
    small: Art { rows: &["█▄█▄█", "▄███▄"], width: 5 },
    large: Art { rows: &["█▄ █ ▄█", "▀█████▀", "▄▄▄▄▄▄▄"], width: 7 },
};

/// A refused option.
pub(super) const CROSS: Sizes = Sizes {
    small: Art { rows: &["▀▄ ▄▀", "▄▀ ▀▄"], width: 5 },
    large: Art { rows: &["▀█▄ ▄█▀", "  ███  ", "▄█▀ ▀█▄"], width: 7 },
};

/// An option taken back: an arrow that turns round.
pub(super) const ARROW_BACK: Sizes = Sizes {
    small: Art { rows: &["▄█▄▄ ", " ▀ ▄▀"], width: 5 },
    large: Art { rows: &[" ▄█    ", "▀██▀▀▀▄", "  ▀ ▄▄▀"], width: 7 },
};

/// On the way from the attacker that the code met first.
pub(super) const DOT: Sizes = Sizes {
    small: Art { rows: &["▄▄▄", "▀▀▀"], width: 3 },
    large: Art { rows: &["▄███▄", "▀███▀"], width: 5 },
};

/// On the way from a further attacker.
pub(super) const RING: Sizes = Sizes {
    small: Art { rows: &["▄ ▄", "▀ ▀"], width: 3 },
    large: Art { rows: &["▄▀▀▀▄", "▀▄▄▄▀"], width: 5 },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_as_wide_as_it_says() {
        for art in [QUEEN, CROSS, ARROW_BACK, DOT, RING].into_iter().flat_map(|sizes| [sizes.small, sizes.large]) {
            for row in art.rows {
                assert_eq!(row.chars().count(), usize::from(art.width), "{row}");
            }
        }
    }
}

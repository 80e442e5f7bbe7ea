//! Pieces and signs drawn large, from half blocks, to be seen from the back row.

/// Something drawn in rows of cells, all of the same width; a space lets the square shine through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Art {
    pub rows: &'static [&'static str],
    pub width: u16,
}

/// The same thing in several sizes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// One row, where so little says enough.
    tiny: Option<Art>,
    small: Art,
    large: Art,
}

impl Sizes {
    /// The largest size that leaves a cell on either side (the tiny one: on one side) and a row for a word, if one does.
    pub(super) fn fitting(self, width: u16, height: u16) -> Option<Art> {
        let fits = |art: &Art| art.width + 2 <= width && art.rows.len() < usize::from(height);
        let tiny = self.tiny.filter(|art| art.width < width && art.rows.len() < usize::from(height));
        [self.large, self.small].into_iter().find(fits).or(tiny)
    }
}

/// A crown.
pub(super) const QUEEN: Sizes = Sizes {
    tiny: Some(Art { rows: &["█▄█"], width: 3 }),
    small: Art { rows: &["█▄█▄█", "▄███▄"], width: 5 },
    large: Art { rows: &["█▄ █ ▄█", "▀█████▀", "▄▄▄▄▄▄▄"], width: 7 },
};

/// A refused option.
pub(super) const CROSS: Sizes = Sizes {
    tiny: None,
    small: Art { rows: &["▀▄ ▄▀", "▄▀ ▀▄"], width: 5 },
    large: Art { rows: &["▀█▄ ▄█▀", "  ███  ", "▄█▀ ▀█▄"], width: 7 },
};

/// An option taken back: an arrow that turns round.
pub(super) const ARROW_BACK: Sizes = Sizes {
    tiny: None,
    small: Art { rows: &["▄█▄▄ ", " ▀ ▄▀"], width: 5 },
    large: Art { rows: &[" ▄█    ", "▀██▀▀▀▄", "  ▀ ▄▄▀"], width: 7 },
};

/// On the way from the attacker that the code met first.
pub(super) const DOT: Sizes = Sizes {
    tiny: None,
    small: Art { rows: &["▄▄▄", "▀▀▀"], width: 3 },
    large: Art { rows: &["▄███▄", "▀███▀"], width: 5 },
};

/// On the way from a further attacker.
pub(super) const RING: Sizes = Sizes {
    tiny: None,
    small: Art { rows: &["▄ ▄", "▀ ▀"], width: 3 },
    large: Art { rows: &["▄▀▀▀▄", "▀▄▄▄▀"], width: 5 },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_as_wide_as_it_says() {
        for art in [QUEEN, CROSS, ARROW_BACK, DOT, RING]
            .into_iter()
            .flat_map(|sizes| [sizes.tiny, Some(sizes.small), Some(sizes.large)])
            .flatten()
        {
            for row in art.rows {
                assert_eq!(row.chars().count(), usize::from(art.width), "{row}");
            }
        }
    }
}

//! Files that hold something else than text, told by their first bytes.

/// A kind of file that is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Container {
    /// Packed text or files, and what unpacks them.
    Packed(&'static str, &'static str),
    /// A picture in such a format.
    Picture(&'static str),
    /// A document in such a format, from which text can be copied or saved.
    Document(&'static str),
}

impl Container {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Packed(name, _) | Self::Picture(name) | Self::Document(name) => name,
        }
    }

    /// What such a file is, as the end of a sentence.
    #[must_use]
    pub fn phrase(self) -> String {
        match self {
            Self::Packed(name, _) => format!("a packed file ({name})"),
            Self::Picture(name) => format!("a picture ({name})"),
            Self::Document(name) => format!("a document ({name})"),
        }
    }

    /// How one comes from it to a text.
    #[must_use]
    pub const fn cure(self) -> &'static str {
        match self {
            Self::Packed(_, cure) => cure,
            Self::Picture(_) => "type its digits in as nine rows of nine, \".\" for blank",
            Self::Document(_) => "save it as plain text or CSV, or copy the digits out of it",
        }
    }
}

/// First bytes and what they mean.
const SIGNS: [(&[u8], Container); 18] = [
    (b"\x1F\x8B", Container::Packed("gzip", "unpack it first, as gzip -dc does")),
    (b"BZh91AY&SY", Container::Packed("bzip2", "unpack it first, as bzip2 -dc does")),
    (b"\xFD7zXZ\0", Container::Packed("xz", "unpack it first, as xz -dc does")),
    (b"\x28\xB5\x2F\xFD", Container::Packed("zstd", "unpack it first, as zstd -dc does")),
    (b"7z\xBC\xAF\x27\x1C", Container::Packed("7z", "unpack it first")),
    (b"Rar!\x1A\x07", Container::Packed("rar", "unpack it first")),
    (
        b"PK\x03\x04",
        Container::Packed("zip", "unpack it first; if it is a spreadsheet or a document, save it as CSV or plain text"),
    ),
    (b"\x89PNG", Container::Picture("PNG")),
    (b"\xFF\xD8\xFF", Container::Picture("JPEG")),
    (b"GIF87a", Container::Picture("GIF")),
    (b"GIF89a", Container::Picture("GIF")),
    (b"II*\0", Container::Picture("TIFF")),
    (b"MM\0*", Container::Picture("TIFF")),
    (b"%PDF-", Container::Document("PDF")),
    (b"{\\rtf", Container::Document("RTF")),
    (b"%!PS-", Container::Document("PostScript")),
    (b"\xD0\xCF\x11\xE0", Container::Document("older Office")),
    (b"SQLite format 3\0", Container::Document("SQLite")),
];

/// What the first bytes of a file say that it is; nothing for text.
pub(super) fn container(head: &[u8]) -> Option<Container> {
    let parts = |mark: &[u8], at: usize| head.get(at..).is_some_and(|rest| rest.starts_with(mark));
    if parts(b"RIFF", 0) && parts(b"WEBP", 8) {
        return Some(Container::Picture("WebP"));
    }
    if parts(b"ftypheic", 4) || parts(b"ftypavif", 4) {
        return Some(Container::Picture("HEIC or AVIF"));
    }
    SIGNS.iter().find(|(sign, _)| head.starts_with(sign)).map(|(_, container)| *container)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_other_kinds_are_told_from_text() {
        let name = |bytes: &[u8]| container(bytes).map(Container::name);
        assert_eq!(name(b"\x1F\x8B\x08\0"), Some("gzip"));
        assert_eq!(name(b"\x89PNG\r\n\x1A\n"), Some("PNG"));
        assert_eq!(name(b"RIFF\x10\0\0\0WEBPVP8 "), Some("WebP"));
        assert_eq!(name(b"%PDF-1.7"), Some("PDF"));
        for text in [b"53..7....".as_slice(), b"", b"PK", b"% a comment", b"\xEF\xBB\xBF5"] {
            assert_eq!(name(text), None);
        }
    }
}

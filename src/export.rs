//! What the screen shows, in files that need no terminal: one format a file, each made from the drawn cells and from
//! nothing else, so that it cannot disagree with the screen.

mod svg;

pub use svg::svg;

//! The code of a search as it is shown beside it, to be run or pasted. Of two programs it is that of the second one, which
//! the command names.

use crate::scene::{Choice, Opened, Side};
use std::io::{self, Write};

pub(super) fn write(opened: &Opened, choice: Choice, out: &mut dyn Write) -> io::Result<()> {
    let scene = match opened {
        Opened::One(show) => show.scene(),
        Opened::Two(pair) => pair.scene_of(Side::Second),
    };
    out.write_all(scene.code(choice).text().as_bytes())
}

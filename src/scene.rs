//! What a step looks like, as data: no terminal, no colours, no clock.

pub mod listing;

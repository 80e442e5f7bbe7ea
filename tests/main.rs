//! stepback's integration tests, in one binary.

mod listings;

//! tests
mod formats;

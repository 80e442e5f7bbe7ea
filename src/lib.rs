//! stepback

pub mod scene;

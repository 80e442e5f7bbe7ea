//! stepback

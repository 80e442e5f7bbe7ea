//! Memory that is asked for and may be refused.

/// Whether some more elements fit into a vector that takes `most` at most. Takes the memory for them: twice as much each
/// time, and never for more than `most`.
pub(super) fn has_room<T>(vector: &mut Vec<T>, more: usize, most: usize) -> bool {
    let length = vector.len();
    let left = most.saturating_sub(length);
    if more > left {
        return false;
    }
    let spare = vector.capacity() - length;
    spare >= more || vector.try_reserve_exact(length.clamp(more, left)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_grows_up_to_its_most_and_no_further() {
        let mut vector = vec![];
        while has_room(&mut vector, 3, 1_000) {
            vector.extend([1_u8, 2, 3]);
        }
        assert_eq!(vector.len(), 999);
        assert!(vector.capacity() <= 1_000, "{}", vector.capacity());
    }

    #[test]
    fn memory_that_there_is_not_is_refused_and_no_end() {
        let mut vector: Vec<[u8; 1 << 20]> = vec![];
        assert!(!has_room(&mut vector, 1 << 44, usize::MAX));
        assert!(has_room(&mut vector, 1, usize::MAX));
    }
}

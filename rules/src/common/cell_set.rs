//! Sets of places on a board, as views write them.

/// Each hexadecimal digit holds four places, the first in the highest bit; trailing zeros are left out.
pub(crate) fn hex(places: impl Iterator<Item = usize>) -> String {
    let mut digits: Vec<u8> = Vec::new();
    for place in places {
        let digit = place / 4;
        if digit >= digits.len() {
            digits.resize(digit + 1, 0);
        }
        digits[digit] |= 8 >> (place % 4);
    }
    digits.into_iter().filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_bits_from_the_left() {
        assert_eq!(hex([].into_iter()), "");
        assert_eq!(hex([0].into_iter()), "8");
        assert_eq!(hex([3, 0].into_iter()), "9");
        assert_eq!(hex([24].into_iter()), "0000008");
        assert_eq!(hex([5, 15, 2].into_iter()), "2401");
    }
}

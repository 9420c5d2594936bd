//! Random numbers for samples of what is hidden.

/// `SplitMix64`: fast, and the same on every machine.
pub(crate) struct Dice(u64);

impl Dice {
    /// A stream for each pair of a seed and a number.
    pub fn new(seed: u64, number: u64) -> Self {
        Self(seed ^ number.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// A number below `bound`, which is far below 2³², so that none is noticeably favoured.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        usize::try_from(((mixed >> 32) * bound as u64) >> 32).unwrap_or_default()
    }

    /// A number from `-most` to `most`.
    pub fn around_zero(&mut self, most: u16) -> i32 {
        let thrown = self.below(2 * usize::from(most) + 1);
        i32::try_from(thrown).unwrap_or_default() - i32::from(most)
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

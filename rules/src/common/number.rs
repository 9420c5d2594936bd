//! The numbers that identify things at a table. Each has its own type, so that they can't be mixed up.

/// A count of things at a table, never more than 255.
pub fn byte(count: impl TryInto<u8>) -> u8 {
    count.try_into().unwrap_or(u8::MAX)
}

/// Declares a one-byte number. It may name something that doesn't exist; looking that up finds nothing.
#[macro_export]
macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(u8);

        impl $name {
            /// The one with this number.
            pub const fn new(number: u8) -> Self {
                Self(number)
            }

            /// Its number.
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

/// Declares a number that counts from 0 and can index slices.
#[macro_export]
macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $crate::number!($(#[$doc])* $name);

        impl $name {
            /// The first `count` of them, in order.
            pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..count).map(Self)
            }

            /// The one with this slice index; an index above 255 becomes 255, which names nothing.
            pub fn at(index: usize) -> Self {
                Self(u8::try_from(index).unwrap_or(u8::MAX))
            }

            /// Its slice index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// Declares a number that counts from 1.
macro_rules! ordinal {
    ($(#[$doc:meta])* $name:ident) => {
        $crate::number!($(#[$doc])* $name);

        impl $name {
            /// The first one.
            pub const FIRST: Self = Self(1);

            /// The next one.
            #[must_use]
            pub const fn next(self) -> Self {
                Self(self.0 + 1)
            }

            /// From this one up to number `count`; empty if it comes after that.
            pub fn to(self, count: u8) -> impl Iterator<Item = Self> {
                (self.0..=count).map(Self)
            }
        }
    };
}

index! {
    /// A seat, from 0, clockwise.
    Seat
}

index! {
    /// A city of a game, from 0; where a game has sides instead, the number of a side.
    City
}

ordinal! {
    /// A round of a game, from 1.
    Round
}

ordinal! {
    /// A turn of a round, from 1. A game may use 0 for what comes before its first turn.
    Turn
}

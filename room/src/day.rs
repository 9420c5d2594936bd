//! Days, for deals that everyone can play on the same one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{Date, OffsetDateTime};

const FORM: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// How long a day is, in milliseconds.
pub(crate) const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

/// A day in UTC, written as in `2026-11-26`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

/// What was read is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as in 2026-11-26")]
pub struct NoDay;

impl Day {
    /// The day of a time in milliseconds since 1970-01-01 UTC; `None` for times that no calendar has.
    pub fn at(millis: u64) -> Option<Self> {
        let seconds = i64::try_from(millis / 1000).ok()?;
        OffsetDateTime::from_unix_timestamp(seconds).ok().map(|time| Self(time.date()))
    }

    /// When it begins, in milliseconds since 1970-01-01 UTC; 0 for days before.
    pub fn begins(self) -> u64 {
        let seconds = self.0.midnight().assume_utc().unix_timestamp();
        u64::try_from(seconds).map_or(0, |seconds| seconds * 1000)
    }

    /// The day before; `None` before the first that a calendar has.
    pub fn before(self) -> Option<Self> {
        self.0.previous_day().map(Self)
    }

    /// The next day; `None` after the last that a calendar has.
    pub fn after(self) -> Option<Self> {
        self.0.next_day().map(Self)
    }

    /// Its number in the week, from 1 for Monday to 7.
    pub fn of_week(self) -> u8 {
        self.0.weekday().number_from_monday()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.format(FORM).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let day = Date::parse(text, FORM).map(Self).map_err(|_| NoDay)?;
        // A year may have a sign, which is not how days are written.
        if day.to_string() == text { Ok(day) } else { Err(NoDay) }
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Self, NoDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        let day = Day::at(1_772_668_799_999).expect("a day");
        assert_eq!(day.to_string(), "2026-03-04");
        assert_eq!("2026-03-04".parse(), Ok(day));
        assert_eq!(day.after().map(String::from).as_deref(), Some("2026-03-05"));
        assert_eq!(day.before().map(String::from).as_deref(), Some("2026-03-03"));
        assert_eq!((day.begins(), day.of_week()), (1_772_582_400_000, 3));
        for nonsense in ["", "2026-3-4", "2026-02-30", "2026-03-04T00:00", "today", "２026-03-04", "+2026-03-04"] {
            assert_eq!(nonsense.parse::<Day>(), Err(NoDay), "{nonsense}");
        }
    }
}

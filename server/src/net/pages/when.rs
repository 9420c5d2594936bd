//! Times on the pages. The server writes the day in UTC; where scripts run, `web/src/page/days.ts` puts the day of the
//! reader's own time zone in its place, in their language.

use std::fmt;

use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// A time that a page shows by its day. Displays as the day in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct When(OffsetDateTime);

impl When {
    /// From milliseconds since 1970-01-01; `None` for times that no calendar has.
    pub fn new(millis: u64) -> Option<Self> {
        let seconds = i64::try_from(millis / 1000).ok()?;
        OffsetDateTime::from_unix_timestamp(seconds).ok().map(Self)
    }

    /// With its time, for scripts.
    pub fn exact(&self) -> String {
        self.0.format(&Rfc3339).unwrap_or_default()
    }
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.date().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_iso_dates() {
        let written = |millis| When::new(millis).map(|day| day.to_string());
        assert_eq!(written(0).as_deref(), Some("1970-01-01"));
        assert_eq!(written(1_772_668_799_999).as_deref(), Some("2026-03-04"));
        assert_eq!(written(1_772_668_800_000).as_deref(), Some("2026-03-05"));
        assert_eq!(written(u64::MAX), None);
        let exact = When::new(1_772_668_799_999).map(|day| day.exact());
        assert_eq!(exact.as_deref(), Some("2026-03-04T23:59:59Z"));
    }
}

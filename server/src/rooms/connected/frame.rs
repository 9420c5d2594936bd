//! A message as it is sent.

use std::fmt;
use std::ops::Deref;

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize, Serializer};

/// A message as it is sent. Clones share the text, and a socket sends it as it is, however many get it.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Frame(Utf8Bytes);

impl Deref for Frame {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Frame {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl From<Frame> for Utf8Bytes {
    fn from(frame: Frame) -> Self {
        frame.0
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_the_text() {
        let frame = Frame::from("view".to_owned());
        assert_eq!(frame.as_ptr(), frame.clone().as_ptr());
    }

    #[test]
    fn it_travels_as_plain_text() {
        let json = serde_json::to_string(&Frame::from("{}".to_owned())).unwrap();
        assert_eq!(json, r#""{}""#);
        assert_eq!(&*serde_json::from_str::<Frame>(&json).unwrap(), "{}");
    }
}

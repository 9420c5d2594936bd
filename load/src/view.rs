//! A view as it came, parsed only when it is looked at: in a crowd most views never are.

use std::ops::Deref;
use std::sync::OnceLock;

use serde_json::Value;

/// What a frame with a view begins with.
const BEFORE: &str = "{\"view\":";

/// A view; `null` before the first.
#[derive(Debug, Clone, Default)]
pub struct View {
    text: Option<String>,
    parsed: OnceLock<Value>,
}

impl View {
    /// The view of a frame, if that is one.
    pub fn of(frame: &str) -> Option<Self> {
        let text = frame.strip_prefix(BEFORE)?.strip_suffix('}')?;
        Some(Self { text: Some(text.to_owned()), parsed: OnceLock::new() })
    }

    /// Whether some object in it may have a field of this name.
    pub fn may_have(&self, field: &str) -> bool {
        self.text.as_ref().is_some_and(|text| text.contains(&format!("\"{field}\":")))
    }
}

impl Deref for View {
    type Target = Value;

    fn deref(&self) -> &Value {
        self.parsed.get_or_init(|| {
            let text = self.text.as_deref().unwrap_or("null");
            serde_json::from_str(text).expect("the server's views are JSON")
        })
    }
}

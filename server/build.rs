//! Has the program rebuilt when a file that it embeds is added, removed or changed.

use std::path::Path;

/// The built client. Without it, the pages say how to build it.
const CLIENT: &str = "../web/dist";

fn main() {
    // A watched path that does not exist would have this crate rebuilt every time, so its parent is watched until then.
    let client = if Path::new(CLIENT).exists() { CLIENT } else { "../web" };
    for path in [client, "../static", "locales", "templates"] {
        println!("cargo::rerun-if-changed={path}");
    }
}

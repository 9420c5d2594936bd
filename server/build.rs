//! Has the program built anew when a file that it embeds comes, goes or changes.

use std::path::Path;

/// The built client. It need not be there: then the pages say how to build it.
const CLIENT: &str = "../web/dist";

fn main() {
    // A watched path that does not exist would have this crate built anew every time; its parent stands in until then.
    let client = if Path::new(CLIENT).exists() { CLIENT } else { "../web" };
    for path in [client, "../static", "locales", "templates"] {
        println!("cargo::rerun-if-changed={path}");
    }
}

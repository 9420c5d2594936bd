//! Prints the TypeScript types of the protocol: `make types` writes them to `web/src/protocol/types.ts`.

use std::any::TypeId;
use std::collections::BTreeMap;

use conurbation::rooms::wire::ServerMessage;
use conurbation_room::Command;
use conurbation_rules::square_off::{Facing, Piece};
use ts_rs::{Config, TS, TypeVisitor};

/// All types used by the messages, sorted by name, so that the output is the same in every build.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only our own types are exported.
        if T::output_path().is_some() {
            self.texts.insert(T::ident(&self.config), format!("export {}", T::decl(&self.config)));
        }
    }
}

fn main() {
    let mut all = Declarations { config: Config::default(), seen: Vec::new(), texts: BTreeMap::new() };
    all.visit::<ServerMessage>();
    all.visit::<Command>();
    println!("// Generated from the Rust types by `make types`. Do not edit.\n");
    // An alias in Rust, which the generated types do not show.
    println!("/** `[row, column]` on the 7×7 board of a city. */\nexport type Cell = [number, number];\n");
    println!("{}", all.texts.into_values().collect::<Vec<_>>().join("\n\n"));
    println!("\n{}", facings());
}

/// The shapes of City Square Off, which the client draws.
fn facings() -> String {
    let squares = |facing: &Facing| {
        let squares: Vec<String> = facing.squares.iter().map(|[row, col]| format!("[{row}, {col}]")).collect();
        format!("        [{}],\n", squares.join(", "))
    };
    let piece = |piece: Piece| {
        let facings: String = piece.facings().iter().map(squares).collect();
        format!("    {}: [\n{facings}    ],\n", piece.letter())
    };
    let pieces: String = Piece::tiles().chain(Piece::starters()).map(piece).collect();
    format!(
        "/** For each piece of City Square Off its facings: its squares as `[row, column]` in its box. */\n\
         export const FACINGS: Readonly<Record<string, readonly (readonly [number, number][])[]>> = {{\n{pieces}}};"
    )
}

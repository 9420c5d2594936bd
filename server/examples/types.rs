//! Prints the TypeScript types of the protocol, or with the argument `square_off` the pieces of that game, which only
//! its players fetch: `make types` writes them to `web/src/protocol`.

use std::any::TypeId;
use std::collections::BTreeMap;

use conurbation::rooms::wire::ServerMessage;
use conurbation_engine::Review;
use conurbation_room::{Command, MAX_NAME, MAX_TEXT, Replay};
use conurbation_rules::automas::LEVEL_CHANGES;
use conurbation_rules::square_off::{CENTRAL, Facing, GRID, MARGIN, Piece};
use conurbation_rules::two_cities::{BOARD, Building, Part};
use ts_rs::{Config, TS, TypeVisitor};

/// All types used by the messages, sorted by name so that the output is always the same.
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
        // Only our own types have one.
        if T::output_path().is_some() {
            self.texts.insert(T::ident(&self.config), format!("export {}", T::decl(&self.config)));
        }
    }
}

fn main() {
    println!("// Generated from the Rust code by `make types`. Do not edit.\n");
    if std::env::args().nth(1).as_deref() == Some("square_off") {
        println!("{}\n{}", grid(), facings());
        return;
    }
    let mut all = Declarations { config: Config::default(), seen: Vec::new(), texts: BTreeMap::new() };
    all.visit::<ServerMessage>();
    all.visit::<Command>();
    all.visit::<Part>();
    all.visit::<Replay>();
    all.visit::<Review>();
    // An alias in Rust, which is not generated.
    println!("/** `[row, column]` on the 7×7 board of a city. */\nexport type Cell = [number, number];\n");
    println!("{}", all.texts.into_values().collect::<Vec<_>>().join("\n\n"));
    println!("\n{}", figures());
}

/// Numbers of the rules and limits of the room that the client shows.
fn figures() -> String {
    let symbols: Vec<String> = Building::ALL.iter().map(|building| format!("\"{}\"", building.letter())).collect();
    let symbols = symbols.join(", ");
    format!(
        "/** Rows and columns of the board of a city. */\n\
         export const BOARD = {BOARD};\n\n\
         /** Most characters of a name. */\n\
         export const MAX_NAME = {MAX_NAME};\n\n\
         /** Most characters of a line of talk. */\n\
         export const MAX_TEXT = {MAX_TEXT};\n\n\
         /** What each level of difficulty, from 1, adds to Automacity's score. */\n\
         export const LEVEL_CHANGES: readonly number[] = {LEVEL_CHANGES:?};\n\n\
         /** The buildings in the order in which an Automa prefers them among equals. */\n\
         export const SYMBOL_ORDER = [{symbols}] as const;"
    )
}

/// The grids of City Square Off.
fn grid() -> String {
    let [[top, left], [bottom, right]] = CENTRAL;
    format!(
        "/** Rows and columns of a grid of City Square Off. */\n\
         export const GRID = {GRID};\n\n\
         /** How far a tile can reach over its edge. */\n\
         export const MARGIN = {MARGIN};\n\n\
         /** Where most of a starter lies. */\n\
         export const CENTRE = {{ top: {top}, left: {left}, bottom: {bottom}, right: {right} }} as const;\n"
    )
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

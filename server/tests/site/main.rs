//! The site, asked as a browser asks it.

mod assets;
mod browser;
mod forms;
mod guests;
mod headers;
mod languages;
mod limits;
mod lobby;
mod pages;

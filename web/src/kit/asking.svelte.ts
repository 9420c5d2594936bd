/** State shared by parts of the page that are loaded at different times. */
export const asking = $state({
    /** The city whose score the player asks about: the reference card opens at it. */
    city: null as number | null,
    /** Whether the player has asked to give up: the game's screen then asks for confirmation. */
    givingUp: false,
    /** Whether the viewer's partner waits for an answer: the masthead says so. */
    answer: false,
    /** The partners for whose answers alone the viewer's turn waits, by name: the masthead names them. */
    partners: [] as string[],
});

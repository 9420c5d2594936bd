/** What one part of the page asks another one that is fetched at another time. */
export const asking = $state({
    /** The city whose score somebody asks about: the reference card begins with it. */
    city: null as number | null,
    /** Whether somebody asks to give the game up: where it is played, that is confirmed. */
    givingUp: false,
    /** Whether the viewer's partner waits for an answer: the masthead says so. */
    answer: false,
    /** The partners for whose answers alone the viewer's turn waits, by name: the masthead names them. */
    partners: [] as string[],
});

/** What a level of difficulty, 1 to 7, adds to Automacity's score: known before the result tells it. */
export const levelChange = (level: number): number => 2 * (level - 4);

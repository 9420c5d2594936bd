/** In how many columns things lie side by side, at most `most`: two rows never leave a single one in the second. */
export const columns = (count: number, most: number): number => (count <= most ? count : Math.ceil(count / 2));

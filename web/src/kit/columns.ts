/** The number of columns for up to twice `most` things, so that a second row never holds a lone one. */
export const columns = (count: number, most: number): number => (count <= most ? count : Math.ceil(count / 2));

/** What is loaded only once it is needed. One function for all who do, so that it is there at once the second time. */

/** What shows a review of City Square Off. */
export const squares = () => import("./squares");

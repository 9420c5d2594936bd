/** What the host does next, or waits for: for those who have joined. */
export const next = () => import("./NextStep.svelte");
/** Only for those who have joined. */
export const invite = () => import("./Invite.svelte");

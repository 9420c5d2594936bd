/** What the host does next, or waits for: for those who have joined. */
export const next = () => import("./NextStep.svelte");
/** Who is not in yet has nobody to invite. */
export const invite = () => import("./Invite.svelte");

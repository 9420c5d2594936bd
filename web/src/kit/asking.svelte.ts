/** The city whose score somebody asks about: the reference card, which is fetched later, begins with it. */
export const asking = $state<{ city: number | null }>({ city: null });

/** How many favourites one person keeps at most (domain 4.17). */
export const favouritesAtMost = 1000;
/** Below this the number of people who saved a thing is hidden, so that no one can tell who did (domain 4.17). */
export const countShownFrom = 5;

/** How many people keep a thing, where enough do. */
export const shownCount = (count: number): number | undefined => (count >= countShownFrom ? count : undefined);

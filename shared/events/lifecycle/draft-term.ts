/** A draft is kept this long after it was last changed (domain 4.24). */
const keptMs = 30 * 24 * 60 * 60 * 1000;
/** Its hosts hear this long before that it ends. */
export const draftWarnedMs = 3 * 24 * 60 * 60 * 1000;

interface Draft {
  readonly updatedAt: string;
}

/** Until when a draft is kept, unless the host changes or publishes it. */
export const draftKeptUntil = ({ updatedAt }: Draft): string => new Date(Date.parse(updatedAt) + keptMs).toISOString();

/** When its hosts hear of it. */
export const draftWarnsAt = ({ updatedAt }: Draft): string =>
  new Date(Date.parse(updatedAt) + keptMs - draftWarnedMs).toISOString();

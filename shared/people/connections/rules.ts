/** So many words go with a request (domain 4.25). */
export const longestMessage = 280;

/** So many people one can ask in a day. */
export const mostRequestsADay = 20;

/** So many people one can be connected with. */
export const mostConnections = 1000;

const dayMs = 24 * 60 * 60_000;

/** A person who was asked can be asked again after thirty days, whatever came of it: so a refusal is not told apart. */
export const askedBefore = (now: Date): string => new Date(now.getTime() - 30 * dayMs).toISOString();

/** How two people stand to each other, as one of them may know it: a request that was declined looks as if it waited. */
export const connectionStates = ['none', 'asked', 'askedBy', 'connected'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** How far ahead events are told of: what is later is told when it comes this near. */
export const aheadMs = 30 * 24 * 60 * 60_000;

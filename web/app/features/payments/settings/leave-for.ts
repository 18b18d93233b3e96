/** A moment in which the message about it can be read, in milliseconds. */
const readMs = 1200;

/** Leaves the product for another site, once the message about it was there to read. */
export const leaveFor = (url: string): void => void setTimeout(() => location.assign(url), readMs);

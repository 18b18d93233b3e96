/** True where less motion is wanted, and where that cannot be asked. */
export const prefersStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

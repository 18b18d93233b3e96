/**
 * What a small switch shows: while a change is on its way, what it leads to. A refused change is taken back with it, and
 * `useOperation` says why.
 * @param isTurning whether a change to that is on its way: `(read) => mark.isRunningOn({ notificationId, read })`
 */
export const optimistic = (known: boolean, isTurning: (to: boolean) => boolean): boolean =>
  known ? !isTurning(false) : isTurning(true);

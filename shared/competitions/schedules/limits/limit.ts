/** What an organizer can add or undo so that a limit no longer stands in the way. */
interface Remedy {
  /** Start times of every play day, courts at every time, weeks at the end, or a lock to take off. */
  readonly add: 'times' | 'courts' | 'weeks' | 'unlock';
  readonly count: number;
}

/** What stands in the way of a better schedule, in a sentence that says what would help. */
export interface Limit {
  readonly kind: 'lock' | 'season' | 'days' | 'away' | 'free' | 'round' | 'reason' | 'times' | 'doubles' | 'pairs';
  readonly sentence: string;
  /** None where nothing has to be added. */
  readonly remedy?: Remedy;
}

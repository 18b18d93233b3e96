/** A match that needs a court and a time. */
export interface ToPlace {
  readonly key: string;
  /** All who may be in it, whatever comes of the matches before. */
  readonly people: readonly string[];
  /** Matches that decide who is in it. */
  readonly after: readonly string[];
  /** Milliseconds: not before, and over by. */
  readonly from: number;
  readonly until: number;
}

export interface Placed {
  readonly key: string;
  readonly court: string;
  /** Milliseconds. */
  readonly start: number;
}

/** Courts, hours of each day and lengths. */
export interface PlacingRules {
  readonly courts: readonly string[];
  /** First and last millisecond of each day of play. */
  readonly days: readonly (readonly [from: number, until: number])[];
  readonly matchMs: number;
  readonly changeoverMs: number;
  readonly restMs: number;
}

/** What keeps a match from a court and a time. */
export const unplacedReasons = ['courts', 'rest', 'window', 'before'] as const;
export type UnplacedReason = (typeof unplacedReasons)[number];

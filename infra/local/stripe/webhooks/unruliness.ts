/** How webhooks misbehave: all of it happens at Stripe as well, and far less often. */
export interface Unruliness {
  /** Each is delivered so many times more. */
  readonly repeats: number;
  /** Those that wait are taken in any order. */
  readonly shuffled: boolean;
  /** Nothing leaves until it is released. */
  readonly held: boolean;
  /** Nothing leaves at all, and what would have left is lost. */
  readonly dropped: boolean;
}

export const orderly: Unruliness = { repeats: 0, shuffled: false, held: false, dropped: false };

import type { Adjustment, Entrant, ManualOrder, MatchResult, OpenMatch } from './results.ts';
import type { Ruleset } from './ruleset.ts';

/** All that a table follows from. */
export interface Competition {
  readonly ruleset: Ruleset;
  readonly entrants: readonly Entrant[];
  readonly results: readonly MatchResult[];
  /** Matches still to be played; without them nothing is said of who is through. */
  readonly open?: readonly OpenMatch[];
  readonly adjustments?: readonly Adjustment[];
  readonly manualOrders?: readonly ManualOrder[];
  /** What lots are drawn with; until it is set no draw has been held. */
  readonly lotsSeed?: string;
  /** The last day that counts; results of later days are matches still to be played. */
  readonly asOf?: string;
  /** How many places lead on. */
  readonly places?: number;
}

import type { MatchRecord, Side } from './bracket.ts';
import type { PlannedMatch } from './plan/plan.ts';

/** Who is on a side. `tbd` is not known yet and advances no one; `bye` stays empty. */
export type Slot =
  | { readonly slotState: 'set'; readonly entrantId: string }
  | { readonly slotState: 'bye' }
  | { readonly slotState: 'tbd'; readonly waitsFor: string };

/** `cancelled` is a second final that is not needed. */
type BracketMatchStatus = 'waiting' | 'ready' | 'in_progress' | 'final' | 'forfeited' | 'bye' | 'cancelled';

/** A match of a bracket with who is in it. */
export interface BracketMatch extends PlannedMatch {
  readonly label: string;
  readonly roundLabel: string;
  readonly bestOf: number;
  readonly slots: readonly [Slot, Slot];
  readonly status: BracketMatchStatus;
  readonly winner?: Side;
  /** Which side is at home: the better seed. */
  readonly home?: Side;
  readonly record?: MatchRecord;
}

/** A playoff as it is read. */
export interface ReadBracket {
  readonly state: 'draft' | 'seeded' | 'confirmed' | 'in_progress' | 'completed';
  readonly matches: readonly BracketMatch[];
  readonly champion?: string;
  /** Matches whose records hold for others than those who are in them now; nothing is read from these records. */
  readonly outdated: readonly string[];
}

/** Whose side won, or the other one. */
export const slotOf = ({ slots }: Pick<BracketMatch, 'slots'>, side: Side | undefined): Slot | undefined =>
  side === undefined ? undefined : slots[side];

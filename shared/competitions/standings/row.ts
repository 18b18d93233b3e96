import type { Step } from './order/order.ts';
import type { Adjustment } from './results.ts';
import type { Tally } from './tally.ts';

export type Form = 'win' | 'draw' | 'loss';

/** Where an entrant stands relative to the playoff spots. */
export interface Mark {
  readonly status: 'clinched' | 'in' | 'out' | 'eliminated';
  /** An estimate comes from seasons played by lot; all else is certain. */
  readonly certainty: 'exact' | 'estimate';
  /** Share of such seasons in which they end on one of the places; only of estimates. */
  readonly chance?: number;
}

/** A step as it concerns one entrant, with what it comes to in words. */
export interface TraceStep extends Step {
  readonly sentence: string;
}

/** One line of a table. */
export interface Row extends Tally {
  readonly entrantId: string;
  readonly name: string;
  /** The same for tied entrants; none for who has left or has not played enough. */
  readonly rank: number | undefined;
  readonly isShared: boolean;
  readonly isWithdrawn: boolean;
  /** What the table goes by first: points, or a share, or a rating. */
  readonly figure: number;
  readonly streak: { readonly form: Form; readonly length: number } | undefined;
  /** The latest match last. */
  readonly last5: readonly Form[];
  readonly adjustments: readonly Adjustment[];
  readonly mark: Mark | undefined;
  /** One sentence: why they stand where they stand. */
  readonly why: string;
  readonly trace: readonly TraceStep[];
}

import * as z from 'zod';
import { Line } from '../../text.ts';
import { Adjustment, ManualOrder } from './results.ts';
import { Ruleset } from './ruleset.ts';

export const AdjustmentReason = Line(1, 300, 'The reason');

/** How the table of a division is made, and what was decided about it. */
export const StandingsRules = z.strictObject({
  ruleset: Ruleset,
  /** How many places lead on; 0: none. */
  places: z.int().min(0).max(200),
  adjustments: z.array(Adjustment).max(100),
  manualOrders: z.array(ManualOrder).max(20),
  /** What lots were drawn with, and when; with it, anyone can repeat the draw. */
  lotsSeed: z.string().max(64).optional(),
  lotsDrawnAt: z.iso.datetime().optional(),
});
export type StandingsRules = z.infer<typeof StandingsRules>;

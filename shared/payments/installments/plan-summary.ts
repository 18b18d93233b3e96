import * as z from 'zod';

/** A payment plan in a list. */
export const PlanSummary = z.object({
  /** How many installments there are, and on how many nothing is owed. */
  total: z.int(),
  settled: z.int(),
  isAccepted: z.boolean(),
  /** Whether the card didn't pay one that is due. */
  hasFailed: z.boolean(),
});

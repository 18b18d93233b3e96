import * as z from 'zod';

/** What the service fee of several spots follows from: the plan of the hosting community, and the one who pays the fee. */
export const FeesShown = z.object({
  plan: z.enum(['rookie', 'pro', 'elite']),
  feePayer: z.enum(['player', 'host', 'split']),
});

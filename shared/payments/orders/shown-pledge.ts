import * as z from 'zod';

/** A price that is final only later: until then the payer's card is saved, and nothing is charged. */
export const ShownPledge = z.object({
  /** What is charged at most, with the service fee. */
  mostMinor: z.int().min(0),
  /** What the payer agrees to with their card. */
  consent: z.string(),
  /** Whether the card is saved. */
  hasCard: z.boolean(),
  isFinal: z.boolean(),
  /** The card is being charged. */
  isCharging: z.boolean(),
});

import * as z from 'zod';

const minor = z.int().min(0);

/** Where a dispute stands: the seller answers by its deadline, and then the payer's bank decides. */
export const DisputeStatus = z.enum(['needs_response', 'under_review', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** A payer asked their bank for the money back; the seller may answer once. */
export const Dispute = z.object({
  amountMinor: minor,
  status: DisputeStatus,
  openedAt: z.iso.datetime(),
  /** Until when the seller can answer. */
  answerBy: z.iso.datetime().optional(),
  /** When the seller sent the answer. */
  answeredAt: z.iso.datetime().optional(),
});
export type Dispute = z.infer<typeof Dispute>;

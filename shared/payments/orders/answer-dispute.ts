import * as z from 'zod';
import { Lines } from '#shared/text.ts';
import { Dispute } from './dispute-schemas.ts';

/** A disputed payment, as its seller answers it. */
export const AnsweredDispute = z.object({
  dispute: Dispute,
  /** What the seller wrote so far. */
  answer: z.string(),
  /** What is sent with it, part by part. */
  evidence: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type AnsweredDispute = z.infer<typeof AnsweredDispute>;

/** What a seller says to the payer's bank: part of the input of each operation that answers. */
export const disputeAnswer = {
  answer: Lines(5000, 'Your answer'),
  /** Send it to the bank; otherwise it is kept as a draft. */
  send: z.boolean(),
} as const;

/** Why an answer is refused. */
export const answerErrors = ['dispute.notFound', 'dispute.answered', 'dispute.tooLate'] as const;

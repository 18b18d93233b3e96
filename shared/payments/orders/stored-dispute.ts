import type { Dispute } from './dispute-schemas.ts';

/** A dispute as it is stored. */
export interface StoredDispute extends Dispute {
  /** The provider's. */
  readonly disputeId: string;
  /** What the provider kept for it, and what came back of that. */
  readonly fees?: readonly DisputeFee[] | undefined;
  /** What the seller wants to say, until it is sent and afterwards. */
  readonly answer?: string | undefined;
  /** When each player came, as the seller's side knew it when the answer was sent. */
  readonly attended?: readonly Attended[] | undefined;
}

/** One movement on the seller's balance. */
export interface DisputeFee {
  /** The provider's name for it. */
  readonly ref: string;
  readonly at: string;
  /** In minor units; negative where it came back. */
  readonly amountMinor: number;
}

/** A player who came to what was paid for. */
export interface Attended {
  readonly name: string;
  readonly at: string;
}

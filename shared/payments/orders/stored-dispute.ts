import type { Dispute } from './schemas.ts';

/** A dispute as it is stored. */
export interface StoredDispute extends Dispute {
  /** The provider's. */
  readonly disputeId: string;
  /** What the seller wants to say, until it is sent and afterwards. */
  readonly answer?: string | undefined;
  /** When each player came, as the seller's side knew it when the answer was sent. */
  readonly attended?: readonly Attended[] | undefined;
}

/** A player who came to what was paid for. */
export interface Attended {
  readonly name: string;
  readonly at: string;
}

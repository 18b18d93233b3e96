/** What a line of the ledger is: `payment` came in, `correction` takes a line before it back. */
export const entryKinds = ['payment', 'correction'] as const;

/** A line of the ledger as it is stored. */
export interface StoredEntry {
  readonly entryId: string;
  readonly kind: (typeof entryKinds)[number];
  /** A calendar day. */
  readonly on: string;
  readonly title: string;
  /** Minor units; negative where money went out. */
  readonly amountMinor: number;
  /** Of a payment: whose. It never leaves the server. */
  readonly personId?: string;
}

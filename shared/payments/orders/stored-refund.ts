import type { PolicyTrace } from './policy-trace.ts';
import type { RefundStatus } from './schemas.ts';

/** Money on its way back, as it is stored. */
export interface StoredRefund {
  readonly refundId: string;
  /** What goes back by card. */
  readonly amountMinor: number;
  /** What goes back as credit, which it does at once. */
  readonly creditMinor?: number | undefined;
  readonly status: RefundStatus;
  readonly at: string;
  /** The player whose spot was paid; absent for an amount that the host chose. */
  readonly personId?: string | undefined;
  /** Of a pass: the event that the spot was in. */
  readonly eventId?: string | undefined;
  /** The slot that was given back while the player kept the spot. */
  readonly givenBack?: string | undefined;
  /** The invoice that was paid. */
  readonly invoiceId?: string | undefined;
  readonly trace: PolicyTrace;
  /** Of a pass: the events that were called off at once with this one; their payer hears of all of them together. */
  readonly calledOff?: string | undefined;
  /** Until then it waits for the payer, who may have it as credit. */
  readonly offer?: { readonly until: string } | undefined;
  /** The provider's refund, once there is one. */
  readonly providerRef?: string | undefined;
  readonly failure?: string | undefined;
  /** How often the seller's balance was short of it. */
  readonly tries?: number | undefined;
}

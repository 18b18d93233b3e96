import * as z from 'zod';

/** What a host sends back of an order: all that is left, what its policy gives now, or an amount. */
export const hostRefund = {
  /** In minor units of the order's currency; all that is left where it is absent. */
  amountMinor: z.int('Enter an amount.').min(1, 'Enter more than 0.').max(1_000_000_000).optional(),
  /** As much as if they left now; the server works it out. */
  isByPolicy: z.boolean().optional(),
  /** Offered as credit first: it goes to the card unless the payer takes the credit within two days. */
  offersCredit: z.boolean().optional(),
};

export const HostRefund = z.object(hostRefund);
export type HostRefund = z.infer<typeof HostRefund>;

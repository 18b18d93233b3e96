import * as z from 'zod';
import { Currency } from '#shared/money.ts';
import { FeesShown } from '#shared/payments/fees-shown.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { SlotOffer } from '../checkout/event-quote.ts';
import { TicketKey } from '../payments/schemas.ts';

/** What a player without an account pays for a spot by card, all of it, before they decide. */
export const GuestPrice = z.object({
  /** With the service fee, in minor units; of the cheapest ticket, where the event has tickets. */
  totalMinor: z.int(),
  /** Why it is lower, and what it would be otherwise. */
  lowered: z.object({ name: z.string(), fullMinor: z.int() }).optional(),
  currency: Currency,
  /** Of the hosting community: the service fee follows from it. */
  plan: FeesShown.shape.plan,
  terms: RefundTermsShown,
  /** The tickets that a guest can buy now, where the event has tickets. */
  tickets: z.array(z.object({ key: TicketKey, name: z.string(), totalMinor: z.int() })).optional(),
  /** Where the event has slots with a price. */
  slots: z.array(SlotOffer).optional(),
});
export type GuestPrice = z.infer<typeof GuestPrice>;

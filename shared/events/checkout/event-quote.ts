import * as z from 'zod';
import { DependantId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { Discount } from '#shared/payments/discounts/schemas.ts';
import { shownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { FeesShown } from '#shared/payments/fees-shown.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { TicketKey } from '../payments/schemas.ts';
import { SlotId } from '../slots/schemas.ts';

/** One way to come, with all that it costs. */
const TicketOffer = z.object({
  key: TicketKey,
  name: z.string(),
  /** With the service fee, in minor units; 0 where it is free. */
  totalMinor: z.int(),
  priceMinor: z.int(),
  /** What each guest adds to the price. */
  guestMinor: z.int(),
  /** How many are left, where there are few. */
  left: z.int().optional(),
  /** Why the reader can't have it now. */
  refusal: z.enum(['notYet', 'over', 'membersOnly', 'soldOut']).optional(),
  salesFrom: z.iso.datetime().optional(),
});
export type TicketOffer = z.infer<typeof TicketOffer>;

/** A slot with a price that players can sign up for as they join. */
export const SlotOffer = z.object({
  slotId: SlotId,
  /** What it adds to the total, with its part of the service fee, in minor units. */
  totalMinor: z.int(),
  /** What it costs a player who is in already, with the service fee. */
  aloneMinor: z.int(),
  left: z.int(),
});
export type SlotOffer = z.infer<typeof SlotOffer>;

/** What a player pays for an event, all of it, before they decide. */
export const EventQuote = z.object({
  /** One spot with its service fee, in minor units. */
  totalMinor: z.int(),
  /** The price of it, and what each guest adds to the price. */
  priceMinor: z.int(),
  currency: Currency,
  /** What is taken off without a code now, and what it goes by; the total above counts it. */
  automatic: z.array(Discount),
  ...shownFacts,
  /** Why the total is lower, and what it would be otherwise. */
  lowered: z.object({ name: z.string(), fullMinor: z.int() }).optional(),
  /** What there is to choose from, where the event has tickets; then the price above is that of the cheapest. */
  tickets: z.array(TicketOffer).optional(),
  /** Where the event has slots with a price. */
  slots: z.array(SlotOffer).optional(),
  /** The reader's orders for slots alone, their own and their children's: open, paid, or sent back. */
  slotOrders: z.array(Order).optional(),
  /** Whether a card can pay now. */
  takesCards: z.boolean(),
  /** Whether the host is also paid without a card. */
  takesMoneyAtDoor: z.boolean(),
  terms: RefundTermsShown.optional(),
  /** Whether the reader is in, owes the host, and can pay by card instead. */
  canPayLater: z.boolean().optional(),
  /** The reader's own order, open or paid. */
  order: Order.optional(),
  /** The reader's spot is held or paid by a pass for the series: what comes back of it if they leave this date now. */
  pass: z.object({ isPaid: z.boolean(), backMinor: z.int() }).optional(),
  /** What the service fee of several spots follows from. */
  fees: FeesShown,
  /** What it comes to where players share a cost by card; all amounts have the service fee in them. */
  share: z
    .object({
      mostMinor: z.int(),
      /** What it would be with those who are in now; what it is, once it is final. */
      todayMinor: z.int(),
      /** Who shares it now, with guests who pay. */
      heads: z.int(),
      /** When the price is final and cards are charged. */
      locksAt: z.iso.datetime(),
      isFinal: z.boolean(),
      /** The price is final and the shares come to the cost: no one can join until a player leaves. */
      isCovered: z.boolean(),
    })
    .optional(),
  /** The reader's request to pay less; absent where they can't ask for that. */
  aid: AidStanding.optional(),
  /** Orders of the reader's for their children, open or paid, without their own. */
  familyOrders: z.array(Order),
  /** Children of the reader's whose spot here is held or paid by their pass for the series: what comes back if they leave this date now. */
  familyPasses: z.array(z.object({ dependantId: DependantId, isPaid: z.boolean(), backMinor: z.int() })),
});
export type EventQuote = z.infer<typeof EventQuote>;

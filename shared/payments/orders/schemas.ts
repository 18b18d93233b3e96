import * as z from 'zod';
import { EventId, InvoiceId, OrderId, PersonId, RefundId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Dispute } from './dispute-schemas.ts';
import { PolicyTrace, RefundTermsShown } from './policy-trace.ts';
import { ShownPledge } from './shown-pledge.ts';

/** Where an order stands; `shared/payments/orders/states.ts` says what follows what. */
export const OrderStatus = z.enum([
  'reserved',
  'awaiting_payment',
  'expired',
  'cancelled',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'won',
  'lost',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const RefundStatus = z.enum(['requested', 'pending_funds', 'pending', 'succeeded', 'failed']);
export type RefundStatus = z.infer<typeof RefundStatus>;

/** What kind of thing an order pays for, which tells its `subjectId`, and the context that delivers it. */
export const OrderSubject = z.enum(['event', 'season', 'tournament', 'invoice', 'series']);

const minor = z.int().min(0);

/**
 * What is paid for: a player's own spot, that of a guest of theirs, both on a ticket where there are tickets, an invoice for them,
 * a place in a season, the fee of a team in one, an entry in a tournament, or a slot that a player signs up for.
 */
export const OrderLine = z.object({
  kind: z.enum(['spot', 'ticket', 'guest', 'fee', 'registration', 'team', 'entry', 'slot']),
  /** The player whose spot it is, who brings the guest, who has the invoice, or who pays for the team or the entry. */
  personId: PersonId,
  /** Empty where a guest has no name; of an invoice, what it is for. */
  name: z.string(),
  /** The invoice that it pays. */
  invoiceId: InvoiceId.optional(),
  /** Of a pass for a series: the event, and when it starts. */
  eventId: EventId.optional(),
  startsAt: z.iso.datetime().optional(),
  /** Of a pass: what is promised of this date by now, where that is more than the payer was shown. */
  terms: RefundTermsShown.optional(),
  /** The ticket that they come on, or the category of an entry, as the payer was shown it, where there are several to choose from. */
  ticketId: z.string().optional(),
  label: z.string().optional(),
  /** The sign-up slot that it pays; the label says what it is called. */
  slotId: z.string().optional(),
  /** The same, once it was given back while the player kept the spot: it is settled by itself. */
  givenBack: z.string().optional(),
  /** How the player registered for a season. */
  mode: z.string().optional(),
  /** What is paid for it, after all that was taken off. */
  amountMinor: minor,
  /** The price before; absent where nothing was taken off. */
  fullMinor: minor.optional(),
  /** With a deposit: the most that the player pays now, and what they pay later. */
  depositMinor: minor.optional(),
  laterMinor: minor.optional(),
  /** What is left after a deposit: only financial aid comes off without a code, and no code where the deposit fixed a discount. */
  rest: z.enum(['open', 'fixed']).optional(),
  /** What lowered it, such as a code. */
  discount: z.string().optional(),
  /** What was taken off without a code, by name. */
  automatic: z.array(z.object({ name: z.string(), amountMinor: minor })).optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Money on its way back to a payer. */
const Refund = z.object({
  refundId: RefundId,
  /** What goes back by card. */
  amountMinor: minor,
  /** What went back as credit. */
  creditMinor: minor.optional(),
  status: RefundStatus,
  at: z.iso.datetime(),
  /** The player whose spot was paid; absent for an amount that the host chose. */
  personId: PersonId.optional(),
  /** Of a pass: the event that the spot was in. */
  eventId: EventId.optional(),
  /** The slot that was given back while the player kept the spot. */
  givenBack: z.string().optional(),
  /** The invoice that was paid. */
  invoiceId: InvoiceId.optional(),
  trace: PolicyTrace,
  /** The payer may have what is for the card as credit, until then; after that it goes to the card. */
  offer: z.object({ until: z.iso.datetime() }).optional(),
  /** Why the bank or the provider refused it. */
  failure: z.string().optional(),
});

/** A spot that was given up and of which nothing comes back, or not yet. */
export const Kept = z.object({
  personId: PersonId,
  /** Of a pass: the event that the spot was in. */
  eventId: EventId.optional(),
  /** The slot that was given back while the player kept the spot. */
  givenBack: z.string().optional(),
  trace: PolicyTrace,
  /** All of it comes back once another player takes the spot. */
  awaitsRefill: z.boolean(),
});
export type Kept = z.infer<typeof Kept>;

/** The last four digits of a card and its make. */
export const Card = z.object({ brand: z.string(), last4: z.string() });
export type Card = z.infer<typeof Card>;

/** An order as payer and host see it. */
export const Order = z.object({
  orderId: OrderId,
  /** What it is for, such as an event or a season. */
  subjectKind: OrderSubject,
  subjectId: z.string(),
  /** Its page, below the web app's origin. */
  href: z.string(),
  /** Its name and start when the order was made. */
  title: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  payerName: z.string(),
  lines: z.array(OrderLine),
  subtotalMinor: minor,
  serviceFeeMinor: minor,
  /** What is paid with the payer's credit. */
  creditMinor: minor.optional(),
  /** The credit that the payer left out of it. */
  creditLeftOutMinor: minor.optional(),
  /** What is paid by card. */
  totalMinor: minor,
  /** The code that lowers it. */
  code: z.string().optional(),
  /** Whether a code can still be entered, changed or removed. */
  takesCodes: z.boolean().optional(),
  /** What came back by card, or is on its way. */
  refundedMinor: minor,
  /** What came back as credit. */
  creditBackMinor: minor.optional(),
  currency: Currency,
  status: OrderStatus,
  /** The payer has paid and their bank works on it, which can take days. */
  awaitsBank: z.boolean().optional(),
  /** Until when the spots are held for it. */
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().optional(),
  card: Card.optional(),
  /** Why the last try to pay failed. */
  declined: z.string().optional(),
  /** Until it is paid, where the card is charged later. */
  pledge: ShownPledge.optional(),
  /** The event changed: until then players who leave get everything back. */
  freeUntil: z.iso.datetime().optional(),
  terms: RefundTermsShown,
  /** Whether its payer has an account: only then what goes back can be credit. */
  takesCredit: z.boolean().optional(),
  refunds: z.array(Refund),
  kept: z.array(Kept).optional(),
  disputes: z.array(Dispute).optional(),
});
export type Order = z.infer<typeof Order>;

import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, OrderId, PersonId, RefundId } from '#shared/ids.ts';
import { RefundTermsShown, SettlementCause } from './policy-trace.ts';
import { OrderSubject } from './schemas.ts';

/** An order and what it is for; a listener acts on the kinds that its context sells. */
const Ordered = z.object({ orderId: OrderId, subjectKind: OrderSubject, subjectId: z.string() });

/** The provider took the money: what was paid for has to be delivered. */
export const orderPaid = defineMessage('payments.orderPaid', Ordered);

/**
 * What was paid for, or was to be paid for, is a person's no more, or could not be delivered. Recorded with the change that
 * caused it; what goes back follows from the order and its policy.
 */
export const settlementAsked = defineMessage(
  'payments.settlementAsked',
  z.object({
    orderId: OrderId,
    personId: PersonId,
    /** The event that the spot is in, where it is in one. */
    eventId: EventId.optional(),
    /** The sign-up slot that it is about, where the spot stays theirs. */
    slotId: z
      .string()
      .regex(/^[a-z0-9]{4,12}$/)
      .optional(),
    cause: SettlementCause,
    at: z.iso.datetime(),
    /** When the event starts, as it stood then. */
    startsAt: z.iso.datetime(),
    /** What the seller promised then, where that helps earlier payers too; what a payer was shown stays theirs. */
    terms: RefundTermsShown.optional(),
    /** Of an order for several events: which of them were called off at once, so that its payer hears of all together. */
    partOf: z.object({ calledOff: z.string().regex(/^\w+\/\d+$/), eventIds: z.array(EventId) }).optional(),
  }),
);

/** A player left under a policy that gives the money back once another takes the spot. */
export const refillAwaited = defineMessage(
  'payments.refillAwaited',
  /** Of a pass: the event that they left. */
  Ordered.extend({ eventId: EventId.optional() }),
);

/** Money is to go back, and the provider has to be told. */
export const refundAsked = defineMessage('payments.refundAsked', z.object({ orderId: OrderId, refundId: RefundId }));

/** A payer may have what goes back as credit: unless they take it until then, it goes to their card. */
export const refundOffered = defineMessage(
  'payments.refundOffered',
  z.object({ orderId: OrderId, refundId: RefundId, until: z.iso.datetime() }),
);

/** Where a refund stands changed; payer and host hear of it. */
export const refundChanged = defineMessage(
  'payments.refundChanged',
  z.object({
    orderId: OrderId,
    refundId: RefundId,
    status: z.enum(['pending', 'pending_funds', 'succeeded', 'failed']),
  }),
);

const Disputed = z.object({ orderId: OrderId, disputeId: z.string() });

/** A payer asked their bank for the money back, or the bank decided. */
export const disputeChanged = defineMessage(
  'payments.disputeChanged',
  Disputed.extend({ what: z.enum(['opened', 'won', 'lost']) }),
);

/** The seller answered a dispute, and the provider has to be told. */
export const disputeAnswered = defineMessage('payments.disputeAnswered', Disputed);

/** The time to pay ran out, or the payer gave the order up. */
export const orderClosed = defineMessage('payments.orderClosed', Ordered);

/** Credit is to pay for an order: unless the order is paid until then, it comes back to the payer. */
export const creditHeld = defineMessage('payments.creditHeld', z.object({ orderId: OrderId, until: z.iso.datetime() }));

/** How long the spots of an order are held has changed: a bank works on its payment, or has said no. */
export const holdChanged = defineMessage('payments.holdChanged', Ordered.extend({ until: z.iso.datetime() }));

/** The payer's card is saved for it, and nothing is charged yet: what it is for is theirs. */
export const cardSaved = defineMessage('payments.cardSaved', Ordered);

/** Its price is final: the saved card has to be charged. */
export const chargeAsked = defineMessage('payments.chargeAsked', z.object({ orderId: OrderId }));

/** The saved card did not pay it: its payer has some time to pay another way. */
export const chargeFailed = defineMessage('payments.chargeFailed', z.object({ orderId: OrderId }));

/** A bank said no days after the payer had pressed *Pay*: they hear of it. */
export const bankRefused = defineMessage('payments.bankRefused', z.object({ orderId: OrderId }));

import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { Place, Seats } from '../details/schemas.ts';
import { TicketKey } from '../payments/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { ChosenSlots } from '../slots/schemas.ts';
import { childFacts, childrenComing } from './children-coming.ts';

/** How a player comes. */
const comingAs = {
  group: GroupKey.optional(),
  /** Which of the event's tickets they come on. */
  ticket: TicketKey.optional(),
  /** The slots with a price that they sign up for. */
  slots: ChosenSlots.optional(),
};

/** The order of what is held, and where the payer stands. */
export const Held = z.object({ order: Order, mine: Place, seats: Seats });

/** Spots of several players in one order; a part of the contract of checkout. */
export const familySpots = {
  holdFamilySpots: {
    method: 'PUT',
    path: '/events/{eventId}/checkout/family',
    summary: 'Hold the spots of your children, and yours if you come too, in one order while you pay',
    access: 'named',
    input: z.strictObject({
      eventId: EventId,
      token: ShareToken.optional(),
      /** The guardian; absent where they don't play. */
      me: z.strictObject(comingAs).optional(),
      children: childrenComing(z.strictObject({ ...childFacts, ...comingAs }), {
        count: 10,
        words: 'At most ten at once.',
      }),
    }),
    output: Held,
    errors: [
      'dependant.notFound',
      'access.denied',
      'event.notFound',
      'payment.notDue',
      'order.adultPays',
      'order.guardianPays',
      'order.otherPays',
      'order.cardsUnavailable',
      'order.paying',
      'rsvp.askFirst',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.notYet',
      'rsvp.groupMissing',
      'rsvp.ticketMissing',
      'rsvp.ticketSoldOut',
      'rsvp.ticketNotOnSale',
      'rsvp.ticketForMembers',
      'rsvp.notEligible',
      'slot.notFound',
      'slot.full',
      'slot.tooMany',
      'slot.notFree',
    ],
    limit: { calls: 60, per: 'hour' },
  },
} as const satisfies Record<string, Operation>;

import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { SlotId } from '../slots/schemas.ts';

/** Slots with a price for players who are in already; a part of the contract of checkout. */
export const extraSlots = {
  holdSlot: {
    method: 'PUT',
    path: '/events/{eventId}/checkout/slots/{slotId}',
    summary: 'Hold a slot with a price for 10 minutes while you pay, once you’re in',
    access: 'named',
    input: z.strictObject({ eventId: EventId, slotId: SlotId, token: ShareToken.optional() }),
    output: z.object({ order: Order }),
    errors: [
      'event.notFound',
      'slot.notFound',
      'access.denied',
      'payment.notDue',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'rsvp.closed',
      'slot.full',
      'slot.tooMany',
    ],
    limit: { calls: 60, per: 'hour' },
  },
} as const satisfies Record<string, Operation>;

import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { SlotId } from '../slots/schemas.ts';

/** Slots with a price for players who are in already; a part of the contract of checkout. */
export const extraSlots = {
  holdSlot: {
    method: 'PUT',
    path: '/events/{eventId}/checkout/slots/{slotId}',
    summary: 'Hold a slot with a price for 10 minutes while you pay, once you, or a child you pay for, are in',
    access: 'named',
    input: z.strictObject({
      eventId: EventId,
      slotId: SlotId,
      token: ShareToken.optional(),
      /** The child who is to have it. */
      dependantId: DependantId.optional(),
    }),
    output: z.object({ order: Order }),
    errors: [
      'event.notFound',
      'slot.notFound',
      'access.denied',
      'dependant.notFound',
      'order.guardianPays',
      'order.otherPays',
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

import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { childFacts, childrenComing } from '../../checkout/children-coming.ts';
import { ShareToken } from '../../rsvp/contract.ts';
import { GroupKey } from '../../rsvp/line/capacity-groups.ts';

/** How a player comes. */
const comingAs = { group: GroupKey.optional() };

/** A pass for several players in one order; a part of the contract of passes. */
export const familyPass = {
  holdFamilyPass: {
    method: 'PUT',
    path: '/events/{eventId}/series/pass/family',
    summary:
      'Hold spots on each coming date for your children, and for you if you come too, in one order while you pay',
    access: 'named',
    input: z.strictObject({
      eventId: EventId,
      token: ShareToken.optional(),
      /** The guardian; absent where they don't play. */
      me: z.strictObject(comingAs).optional(),
      children: childrenComing(z.strictObject({ ...childFacts, ...comingAs }), {
        count: 5,
        words: 'At most five at once.',
      }),
    }),
    output: z.object({ order: Order }),
    errors: [
      'dependant.notFound',
      'access.denied',
      'event.notFound',
      'series.notFound',
      'payment.notDue',
      'order.adultPays',
      'order.guardianPays',
      'order.otherPays',
      'order.cardsUnavailable',
      'order.paying',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.groupMissing',
      'rsvp.notEligible',
    ],
    limit: { calls: 60, per: 'hour' },
  },
} as const satisfies Record<string, Operation>;

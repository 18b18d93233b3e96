import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { playerFacts } from '#shared/people/profile/player-facts.ts';
import { ShareToken } from '../../rsvp/contract.ts';
import { GroupKey } from '../../rsvp/line/capacity-groups.ts';

/** A child, with what the series asks of them and a guardian says for this alone. */
const ChildComing = z.strictObject({
  dependantId: DependantId,
  group: GroupKey.optional(),
  gender: playerFacts.gender,
  levels: playerFacts.levels,
});

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
      me: z.strictObject({ group: GroupKey.optional() }).optional(),
      children: z
        .array(ChildComing)
        .min(1, 'Choose who comes.')
        .max(5, 'At most five at once.')
        .refine((all) => new Set(all.map(({ dependantId }) => dependantId)).size === all.length, 'Each once.'),
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

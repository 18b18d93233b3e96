import { isForSlots } from '#shared/payments/orders/count-spots.ts';
import { spotOf } from '#shared/payments/orders/spot-of.ts';
import type { orderClaimEntity } from './order-claim.entity.ts';
import type { StoredOrder } from './stored-order.ts';

/** One person's spot in one thing, such as an event. */
export interface Spot {
  readonly subjectId: string;
  readonly personId: string;
}

/** What an order claims: slots that are paid alone; otherwise each player's spot in what it is for, and with a pass that in each event. */
export const spotsIn = (order: StoredOrder): (Spot & { readonly name: string })[] =>
  isForSlots(order)
    ? order.lines.map(({ personId, slotId = '' }) => ({
        ...slotClaim(order.subjectId, personId, slotId),
        name: slotId,
      }))
    : claimedSpots(order);

/** What an order for a slot alone claims: a player has one for each slot, besides that for their spot. */
export const slotClaim = (subjectId: string, personId: string, slotId: string): Spot => ({
  subjectId: `${subjectId}/${slotId}`,
  personId,
});

const claimedSpots = (order: StoredOrder): (Spot & { readonly name: string })[] => [
  ...peopleOf(order).map((personId) => ({ subjectId: order.subjectId, personId, name: personId })),
  ...order.lines.flatMap(({ personId, eventId }) =>
    eventId ? [{ subjectId: eventId, personId, name: spotOf({ personId, eventId }) }] : [],
  ),
];

/** The players whose spots an order pays. */
export const peopleOf = ({ lines }: Pick<StoredOrder, 'lines'>): string[] => [
  ...new Set(lines.map(({ personId }) => personId)),
];

export const claimOf = (
  claims: ReturnType<typeof orderClaimEntity>,
  { subjectId, orderId }: StoredOrder,
  userId: string,
  replaced: string | undefined,
) =>
  claims
    .put({ subjectId, userId, orderId })
    .where((row, { eq, notExists }) => (replaced === undefined ? notExists(row.orderId) : eq(row.orderId, replaced)));

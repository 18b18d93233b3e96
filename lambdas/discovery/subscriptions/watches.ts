import { cellId, cellOf, cellsWithin } from '#shared/discovery/grid.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { subscriptionRadius } from '#shared/discovery/subscriptions/schemas.ts';
import type { Point } from '#shared/events/details/schemas.ts';

const level = 'coarse';

/** The rows by which events find a person's subscriptions: of those that tell at once, and are not paused. */
export const watchesOf = (userId: string, subscriptions: readonly ActivitySubscription[]) =>
  subscriptions
    .filter(({ frequency, status }) => frequency === 'instant' && status === 'active')
    .map(({ id, address, radius, activities }) => ({
      cell: cellId(cellOf(level, address)),
      userId,
      subscriptionId: String(id),
      lat: address.lat,
      lng: address.lng,
      radius,
      activities: [...activities],
    }));
export type Watch = ReturnType<typeof watchesOf>[number];

/** Where the rows lie of all users whose circle may hold a point. */
export const cellsAround = (point: Point): string[] => cellsWithin(level, point, subscriptionRadius.most).map(cellId);

import type { Table } from '#lambdas/kernel/data/table.ts';
import { type FavouriteKind, type FavouriteNotify, usualNotify } from '#shared/events/favourites/favourite-words.ts';
import { favouriteEntity } from './favourite.entity.ts';

/** A user who saved a thing and wants its news. */
export interface FollowingPlayer {
  readonly userId: string;
  readonly notify: Exclude<FavouriteNotify, 'none'>;
  readonly createdAt: string;
}

/** Who wants to be told of a thing. It may lag by moments. */
export type FollowersOf = (thing: {
  readonly kind: FavouriteKind;
  readonly refId: string;
}) => Promise<FollowingPlayer[]>;

export function createFollowers(table: Table): FollowersOf {
  const rows = favouriteEntity(table);
  return async ({ kind, refId }) => {
    const { data } = await rows.query.byThing({ refId, kind }).go({ pages: 'all' });
    return data.flatMap(({ userId, createdAt, notify = usualNotify(kind) }) =>
      notify === 'none' ? [] : [{ userId, createdAt, notify }],
    );
  };
}

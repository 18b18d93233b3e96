import { Service } from 'electrodb';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { wordsOf } from '#shared/discovery/words.ts';
import { areasOf } from './areas.ts';
import { isListed } from './is-listed.ts';
import { nearbyCardEntity } from './nearby-card.entity.ts';
import { nearbyListingEntity } from './nearby-listing.entity.ts';

/** What is known of a player in an area before their account is asked. */
export interface NearbyCard {
  readonly userId: string;
  readonly games: readonly string[];
  readonly words?: readonly string[] | undefined;
}

/** Who can be found around a city. It may lag behind the accounts by a moment: who reads it asks them again. */
export interface NearbyStore {
  /** Lists a player as their account is now, or no more. What is older than what is listed changes nothing. */
  show(account: Account, now: Date): Promise<void>;
  /** Of one area, in the order of their ids, after a given one. */
  page(area: string, after: string | undefined, most: number): Promise<readonly NearbyCard[]>;
}

export function createNearbyStore(table: Table, retry: Retry = createRetry()): NearbyStore {
  const listings = nearbyListingEntity(table);
  const cards = nearbyCardEntity(table);
  const { transaction } = new Service({ listing: listings, card: cards });
  const tryShow = async (account: Account, now: Date) => {
    const { userId, version, privacyVersion = 0, games = [], city, displayName = '' } = account;
    const { data: before } = await listings.get({ userId }).go({ consistent: true });
    const seen = version + privacyVersion;
    // Who never said anything about privacy was never listed.
    if (privacyVersion === 0 || (before && before.seen >= seen)) return;
    const areas = city && isListed(account, now) ? areasOf(city) : [];
    const words = wordsOf(displayName);
    const gone = (before?.areas ?? []).filter((area) => !areas.includes(area));
    const refused = await commit(
      transaction.write(({ listing, card }) => [
        listing
          .put({ userId, seen, areas })
          .where((known, { eq, notExists }) => (before ? eq(known.seen, before.seen) : notExists(known.seen)))
          .commit(),
        ...gone.map((area) => card.delete({ area, userId }).commit()),
        ...areas.map((area) => card.put({ area, userId, games: [...games], words }).commit()),
      ]),
    );
    if (refused.length > 0) throw contention('The listing moved');
  };
  return {
    show: (account, now) => retry(() => tryShow(account, now)),
    page: async (area, after, most) => {
      const inArea = cards.query.byArea({ area });
      const found = after === undefined ? inArea : cards.query.byArea({ area }).gt({ userId: after });
      return (await found.go({ count: most })).data;
    },
  };
}

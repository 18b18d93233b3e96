import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { openGroups } from '#shared/events/details/listed-groups.ts';
import { cardEntity } from '../card.entity.ts';
import type { Card } from '../card.ts';
import { packGroups } from '../card-facts.ts';
import { listingEntity } from '../listing.entity.ts';
import { type CardKey, expiryOf, keysOf, rowsOf } from './cards.ts';
import { type EventNews, neededOf, type SeatsNews } from './index-updates.ts';

/** Each takes news once, in any order: what is older than the news it has changes nothing. */
export interface ListingStore {
  /**
   * What an event is now. Its listing and all its cards, those that go and those that come, change in one transaction,
   * so no search finds it twice or where it was.
   */
  show(news: EventNews): Promise<void>;
  /** It has games: it is found among those, once it is known where it is and that it is public. */
  addGames(eventId: string, addedAt: string): Promise<void>;
  /** How full an event is: first into the listing, from which later cards are made, then onto the cards there are. */
  count(news: SeatsNews): Promise<void>;
}

export function createListingStore(table: Table, retry: Retry = createRetry()): ListingStore {
  const listings = listingEntity(table);
  const cards = cardEntity(table);
  const replace = replacing(listings, cards);
  const find = async (eventId: string) => (await listings.get({ eventId }).go({ consistent: true })).data ?? undefined;
  return {
    show: (news) =>
      retry(async () => {
        const before = await find(news.eventId);
        if (!before?.event || before.event.version < news.version) await replace(before, shownIn(before, news));
      }),
    addGames: (eventId, addedAt) =>
      retry(async () => {
        const before = await find(eventId);
        const known = before ?? { eventId, expires: expiryOf(addedAt) };
        if (!before?.hasGames) await replace(before, { ...known, hasGames: true });
      }),
    count: async (news) => {
      const refused = (error: unknown) => {
        if (!isConditionFailure(error)) throw error;
        return find(news.eventId);
      };
      const listing = await retry(() => takeCounts(listings, news).catch(refused));
      if (listing?.counts?.seatsVersion !== news.seatsVersion) return;
      const shown = listing.event?.shown;
      const told = { needed: neededOf(shown?.minimum, news), groups: openGroups(shown?.groups, news.groups) };
      await Promise.all(keysIn(listing).map((key) => retry(() => countOnCard(cards, key, { ...news, ...told }))));
    },
  };
}

type Listings = ReturnType<typeof listingEntity>;
type Cards = ReturnType<typeof cardEntity>;
type Listing = EntityItem<Listings>;

/** The listing with news of its event: what is known of its line and its games stays. */
function shownIn(before: Listing | undefined, news: EventNews) {
  const { eventId, startsAt, version, shown, terms, capacity } = news;
  return {
    eventId,
    event: { version, ...(shown && { shown }), ...(terms && { terms }), ...(capacity !== null && { capacity }) },
    ...(before?.counts && { counts: before.counts }),
    ...(before?.hasGames && { hasGames: true }),
    expires: expiryOf(startsAt),
  };
}

/** It throws contention when the listing is no longer what was read: the same again then starts from what it is now. */
function replacing(listings: Listings, cards: Cards) {
  const { transaction } = new Service({ listing: listings, card: cards });
  return async (before: Listing | undefined, after: Listing): Promise<void> => {
    const counts = before?.counts;
    const rows = cardsIn(after);
    const gone = before ? keysIn(before).filter((key) => !rows.some((row) => isSame(row, key))) : [];
    const refused = await commit(
      transaction.write(({ listing, card }) => [
        listing
          .put(after)
          .where((known, { eq, ne, notExists }) => {
            const event = before?.event ? eq(known.event.version, before.event.version) : notExists(known.event);
            const line = counts ? eq(known.counts.seatsVersion, counts.seatsVersion) : notExists(known.counts);
            // It is true or not there, and what is not there differs from everything.
            return `${event} AND ${line} AND ${ne(known.hasGames, !before?.hasGames)}`;
          })
          .commit(),
        ...gone.map((key) => card.delete(key).commit()),
        ...rows.map((row) => card.put(row).commit()),
      ]),
    );
    if (refused.length > 0) throw contention('The listing moved');
  };
}

const keysIn = ({ eventId, event, hasGames }: Listing) => keysOf(eventId, event?.shown, hasGames);

function cardsIn({ eventId, event, counts, hasGames }: Listing) {
  if (!event?.shown) return [];
  const { minimum, groups, ...shown } = event.shown;
  const { free = null, waiting, seatsVersion } = counts ?? { free: event.capacity, waiting: 0, seatsVersion: 0 };
  const needed = neededOf(minimum, counts);
  const card = {
    eventId,
    ...shown,
    free,
    waiting,
    going: counts?.heads,
    needed,
    groups: openGroups(groups, counts?.groups),
  };
  return rowsOf(card as Card, seatsVersion, hasGames);
}

async function takeCounts(listings: Listings, news: SeatsNews): Promise<Listing | undefined> {
  const { eventId, countedAt, seatsVersion, free, waiting, heads, people, groups } = news;
  const inside = { ...(heads !== undefined && { heads }), ...(people !== undefined && { people }) };
  const counts = { seatsVersion, waiting, ...inside, ...(free !== null && { free }), ...(groups && { groups }) };
  const { data } = await listings
    .upsert({ eventId, counts })
    // Until the event itself is heard of, which says for how long it is kept.
    .ifNotExists({ expires: expiryOf(countedAt) })
    .where((known, { lt, notExists }) => `${notExists(known.counts)} OR ${lt(known.counts.seatsVersion, seatsVersion)}`)
    .go({ response: 'all_new' });
  return data;
}

/** Where the card is gone, moved or newer, that writer wrote these counts or later ones with it. */
async function countOnCard(
  cards: Cards,
  key: CardKey,
  {
    free,
    waiting,
    heads: going,
    seatsVersion,
    needed,
    groups,
  }: Omit<SeatsNews, 'groups'> & Pick<Card, 'needed' | 'groups'>,
): Promise<void> {
  const patch = cards.patch(key).set({
    waiting,
    seatsVersion,
    ...(free !== null && { free }),
    ...(going !== undefined && { going }),
    ...(needed !== undefined && { needed }),
    ...(groups && { groups: packGroups(groups) }),
  });
  const unsaid = unsaidOf({ free, needed, groups });
  try {
    await (unsaid.length > 0 ? patch.remove(unsaid) : patch)
      .where((known, { lt }) => lt(known.seatsVersion, seatsVersion))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** What a card says no longer. */
const unsaidOf = ({ free, needed, groups }: Pick<Card, 'free' | 'needed' | 'groups'>) => [
  ...(free === null ? (['free'] as const) : []),
  ...(needed === undefined ? (['needed'] as const) : []),
  ...(groups ? [] : (['groups'] as const)),
];

const isSame = (a: CardKey, b: CardKey) => a.area === b.area && a.position === b.position;

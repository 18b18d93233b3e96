import { type EntityItem, Service } from 'electrodb';
import { commit } from '../../kernel/commit.ts';
import { contention, isConditionFailure } from '../../kernel/conditions.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { cardEntity } from '../card.entity.ts';
import type { Card } from '../card.ts';
import { listingEntity } from '../listing.entity.ts';
import { type CardKey, expiryOf, keysOf, rowsOf } from './cards.ts';
import { type EventNews, neededOf, type SeatsNews } from './news.ts';

/** Each takes news once, in any order: what is older than the news it has changes nothing. */
export interface ListingStore {
  /**
   * What an event is now. Its listing and all its cards, those that go and those that come, change in one transaction,
   * so no search finds it twice or where it was.
   */
  show(news: EventNews): Promise<void>;
  /** How full an event is: first into the listing, from which later cards are made, then onto the cards there are. */
  count(news: SeatsNews): Promise<void>;
}

export function createListingStore(table: Table, retry: Retry = createRetry()): ListingStore {
  const listings = listingEntity(table);
  const cards = cardEntity(table);
  const replace = replacing(listings, cards);
  const find = async (eventId: string) => (await listings.get({ eventId }).go({ consistent: true })).data ?? undefined;
  return {
    show: (news) => retry(async () => replace(await find(news.eventId), news)),
    count: async (news) => {
      const refused = (error: unknown) => {
        if (!isConditionFailure(error)) throw error;
        return find(news.eventId);
      };
      const listing = await retry(() => takeCounts(listings, news).catch(refused));
      if (listing?.counts?.seatsVersion !== news.seatsVersion) return;
      const shown = listing.event?.shown;
      const needed = neededOf(shown?.minimum, news);
      await Promise.all(
        keysOf(news.eventId, shown).map((key) => retry(() => countOnCard(cards, key, { ...news, needed }))),
      );
    },
  };
}

type Listings = ReturnType<typeof listingEntity>;
type Cards = ReturnType<typeof cardEntity>;
type Listing = EntityItem<Listings>;

/** It throws contention when the listing is no longer what was read: the same again then starts from what it is now. */
function replacing(listings: Listings, cards: Cards) {
  const { transaction } = new Service({ listing: listings, card: cards });
  return async (before: Listing | undefined, news: EventNews): Promise<void> => {
    if (before?.event && before.event.version >= news.version) return;
    const { eventId, startsAt, version, shown, terms, capacity } = news;
    const counts = before?.counts;
    const {
      free = null,
      waiting,
      seatsVersion,
    } = counts ?? { free: capacity ?? undefined, waiting: 0, seatsVersion: 0 };
    const rows = shown
      ? rowsOf(cardOf(eventId, shown, { free, waiting, needed: neededOf(shown.minimum, counts) }), seatsVersion)
      : [];
    const gone = keysOf(eventId, before?.event?.shown).filter((key) => !rows.some((row) => isSame(row, key)));
    const refused = await commit(
      transaction.write(({ listing, card }) => [
        listing
          .put({
            eventId,
            event: { version, ...(shown && { shown }), ...(terms && { terms }) },
            ...(counts && { counts }),
            expires: expiryOf(startsAt),
          })
          .where((known, { eq, notExists }) => {
            const event = before?.event ? eq(known.event.version, before.event.version) : notExists(known.event);
            const line = counts ? eq(known.counts.seatsVersion, counts.seatsVersion) : notExists(known.counts);
            return `${event} AND ${line}`;
          })
          .commit(),
        ...gone.map((key) => card.delete(key).commit()),
        ...rows.map((row) => card.put(row).commit()),
      ]),
    );
    if (refused.length > 0) throw contention('The listing moved');
  };
}

const cardOf = (
  eventId: string,
  { minimum: _, ...shown }: NonNullable<EventNews['shown']>,
  counts: Pick<Card, 'free' | 'waiting' | 'needed'>,
): Card => ({ eventId, ...shown, ...counts });

async function takeCounts(listings: Listings, news: SeatsNews): Promise<Listing | undefined> {
  const { eventId, countedAt, seatsVersion, free, waiting, heads, people } = news;
  const inside = { ...(heads !== undefined && { heads }), ...(people !== undefined && { people }) };
  const counts = { seatsVersion, waiting, ...inside, ...(free !== null && { free }) };
  const { data } = await listings
    .upsert({ eventId, counts })
    // Until the event itself is heard of, which says for how long it is kept.
    .ifNotExists({ expires: expiryOf(countedAt) })
    .where((known, { lt, notExists }) => `${notExists(known.counts)} OR ${lt(known.counts.seatsVersion, seatsVersion)}`)
    .go({ response: 'all_new' });
  return data;
}

/** Where the card is gone, moved or newer, whoever did that wrote these counts or later ones with it. */
async function countOnCard(
  cards: Cards,
  key: CardKey,
  { free, waiting, seatsVersion, needed }: SeatsNews & Pick<Card, 'needed'>,
): Promise<void> {
  const patch = cards
    .patch(key)
    .set({ waiting, seatsVersion, ...(free !== null && { free }), ...(needed !== undefined && { needed }) });
  const unsaid = [
    ...(free === null ? (['free'] as const) : []),
    ...(needed === undefined ? (['needed'] as const) : []),
  ];
  try {
    await (unsaid.length > 0 ? patch.remove(unsaid) : patch)
      .where((known, { lt }) => lt(known.seatsVersion, seatsVersion))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

const isSame = (a: CardKey, b: CardKey) => a.area === b.area && a.position === b.position;

import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { type FeedEntry, toFeed } from '#shared/events/calendars/calendar.ts';
import type { FixtureEntry } from '#shared/events/calendars/fixture-entry.ts';
import type { FeedKind } from '#shared/events/calendars/schemas.ts';
import { matchPath } from '#shared/events/fixtures/match-path.ts';
import { productName } from '#shared/product.ts';
import { isFeedSecret, readFeedKey } from '../calendars/feed-key.ts';
import type { FeedStore, StoredFeed } from '../calendars/store.ts';
import type { FixtureReader } from '../fixtures/fixture-reader.ts';
import type { EventLists } from '../rsvp/lists.ts';

/** A calendar goes back this far, so that what was played last month does not vanish from it. */
const pastMs = 90 * 24 * 60 * 60_000;
/** Events at most, by start: what comes after is in the feed when its time comes nearer. */
const mostPages = 5;
const perPage = 100;

/** What a person's feed is read from. */
export interface FeedParts {
  readonly feeds: FeedStore;
  readonly lists: EventLists;
  readonly fixtures: Pick<FixtureReader, 'ofPerson'>;
}

/** A person's events and matches for their calendar program, for holders of the link; a link that was revoked leads nowhere. */
export const showFeed =
  ({ feeds, lists, fixtures }: FeedParts, origin: string): RenderPage =>
  async ({ query, now }) => {
    const key = readFeedKey(query.key);
    const feed = key && (await feeds.list(key.userId)).find(({ secretHash }) => isFeedSecret(key.secret, secretHash));
    if (!key || !feed) return gone;
    const since = new Date(now.getTime() - pastMs).toISOString();
    const read = sources[feed.kind];
    const [matches, ...entries] = await Promise.all([
      feed.kind === 'hosting' ? [] : matchesOf(key.userId, since, fixtures, origin),
      ...read.map((role) => entriesOf(role, key.userId, since, lists, origin)),
    ]);
    return {
      headers: { ...calendarHeaders, 'cache-control': 'private, no-cache' },
      body: toFeed(nameOf(feed), once(entries.flat()), matches),
    };
  };

/** Which lists each kind of feed reads. */
const sources: Readonly<Record<FeedKind, readonly ('joining' | 'hosting')[]>> = {
  joining: ['joining'],
  hosting: ['hosting'],
  everything: ['joining', 'hosting'],
};

/** Of a calendar that programs ask for again and again. */
export const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="rovers.ics"',
  'x-robots-tag': 'noindex',
};

const gone = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  body: 'This calendar link is incomplete or was revoked.\n',
};

const nameOf = ({ label }: StoredFeed) => `${productName}: ${label}`;

/** Matches that the person plays or officiates. */
async function matchesOf(
  userId: string,
  from: string,
  fixtures: FeedParts['fixtures'],
  origin: string,
): Promise<FixtureEntry[]> {
  const found = await fixtures.ofPerson(userId, { from, limit: mostPages * perPage });
  return found.map(({ answer, ...fixture }) => ({
    fixture,
    url: `${origin}${matchPath(fixture)}`,
    ...(answer && { answer }),
  }));
}

async function entriesOf(
  role: 'joining' | 'hosting',
  userId: string,
  at: string,
  lists: EventLists,
  origin: string,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await lists[role]({ userId, when: 'upcoming', at, limit: perPage, after });
    for (const { mine, ...event } of found.events)
      if (event.status !== 'draft')
        entries.push({
          event,
          url: `${origin}/evt/${event.eventId}`,
          isWaiting: mine.status === 'waiting',
          ...((role === 'hosting' || mine.status === 'in') && { onlineUrl: event.onlineUrl }),
        });
    after = found.after;
    if (!after) break;
  }
  return entries;
}

/** Of an event that one both hosts and plays in, the first entry stays: the one that knows whether they wait. */
const once = (entries: readonly FeedEntry[]): FeedEntry[] =>
  [...new Map([...entries].reverse().map((entry) => [entry.event.eventId, entry])).values()].sort(
    (a, b) => a.event.startsAt.localeCompare(b.event.startsAt) || a.event.eventId.localeCompare(b.event.eventId),
  );

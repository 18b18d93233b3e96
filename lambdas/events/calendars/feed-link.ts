import type { Output } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import { toFeedKey } from './feed-key.ts';
import type { StoredFeed } from './store.ts';

/** A link with its address. The key is in the query, which no access log keeps. */
export const withLink = (
  { secretHash: _, ...feed }: StoredFeed,
  userId: string,
  secret: Buffer,
  origin: string,
): Output<(typeof calendarsContract)['operations']['createFeed']> => ({
  ...feed,
  url: `${origin}/calendars/feed.ics?key=${toFeedKey({ userId, secret })}`,
});

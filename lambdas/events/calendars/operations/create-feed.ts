import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import { mostFeeds } from '#shared/events/calendars/schemas.ts';
import { hashFeedSecret, newFeedSecret } from '../feed-key.ts';
import { withLink } from '../feed-link.ts';
import type { FeedStore } from '../store.ts';

type CreateFeed = (typeof calendarsContract)['operations']['createFeed'];

/** No Idempotency-Key: the answer holds a secret, and answers under a key are kept. A second link can be revoked. */
export async function createFeed(
  { kind, label }: Parsed<CreateFeed>,
  caller: Caller,
  feeds: FeedStore,
  origin: string,
): Promise<Output<CreateFeed>> {
  const { userId } = actorOf(caller);
  if ((await feeds.list(userId)).length >= mostFeeds) throw new Problem('feed.tooMany');
  const secret = newFeedSecret();
  const feed = {
    feedId: caller.newId('feed'),
    kind,
    label,
    secretHash: hashFeedSecret(secret),
    createdAt: caller.now.toISOString(),
  };
  await feeds.add(userId, feed);
  return withLink(feed, userId, secret, origin);
}

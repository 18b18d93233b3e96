import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import { hashFeedSecret, newFeedSecret } from '../feed-key.ts';
import { withLink } from '../feed-link.ts';
import type { FeedStore } from '../store.ts';

type RenewFeed = (typeof calendarsContract)['operations']['renewFeed'];

export async function renewFeed(
  { feedId }: Parsed<RenewFeed>,
  caller: Caller,
  feeds: FeedStore,
  origin: string,
): Promise<Output<RenewFeed>> {
  const { userId } = actorOf(caller);
  const secret = newFeedSecret();
  const feed = await feeds.renew(userId, feedId, hashFeedSecret(secret), caller.now);
  if (!feed) throw new Problem('feed.notFound');
  return withLink(feed, userId, secret, origin);
}

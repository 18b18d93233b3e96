import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import type { FeedStore } from '../store.ts';

type RevokeFeed = (typeof calendarsContract)['operations']['revokeFeed'];

export async function revokeFeed(
  { feedId }: Parsed<RevokeFeed>,
  caller: Caller,
  feeds: FeedStore,
): Promise<Output<RevokeFeed>> {
  if (!(await feeds.remove(actorOf(caller).userId, feedId))) throw new Problem('feed.notFound');
  return {};
}

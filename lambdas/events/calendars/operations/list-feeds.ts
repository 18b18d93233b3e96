import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import type { FeedStore } from '../store.ts';

type ListFeeds = (typeof calendarsContract)['operations']['listFeeds'];

export const listFeeds = async (caller: Caller, feeds: FeedStore): Promise<Output<ListFeeds>> => ({
  feeds: await feeds.list(actorOf(caller).userId),
});

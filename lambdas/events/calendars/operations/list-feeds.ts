import type { Output } from '#shared/contract/operation.ts';
import type { exportsContract } from '#shared/exports/contract.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import type { FeedStore } from '../store.ts';

type ListFeeds = (typeof exportsContract)['operations']['listFeeds'];

export const listFeeds = async (caller: Caller, feeds: FeedStore): Promise<Output<ListFeeds>> => ({
  feeds: await feeds.list(actorOf(caller).userId),
});

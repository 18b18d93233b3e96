import { activitySubscriptionsContract } from '#shared/activity-subscriptions/contract.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { actorOf, serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { shown } from './operations/list-activity-subscriptions.ts';
import { saveActivitySubscriptions } from './operations/save-activity-subscriptions.ts';
import { stopActivitySubscription } from './operations/stop-activity-subscription.ts';
import { createActivitySubscriptionStore } from './store.ts';

const store = createActivitySubscriptionStore(table());
const due = createDueIndex(table());

export const handler = serve(activitySubscriptionsContract, {
  listActivitySubscriptions: async (_, caller) => {
    const { userId } = actorOf(caller);
    return shown(await store.find(userId), userId, store, caller.now);
  },
  saveActivitySubscriptions: (input, caller) => saveActivitySubscriptions(input, caller, { store, due }),
  stopActivitySubscription: async (input) => stopActivitySubscription(input, store, await signingSecret()),
});

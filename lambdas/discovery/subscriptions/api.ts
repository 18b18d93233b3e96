import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
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

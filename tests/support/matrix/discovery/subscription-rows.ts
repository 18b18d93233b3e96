import { stopLink } from '#lambdas/discovery/subscriptions/stop-link.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { aStranger } from '../../accounts/people.ts';
import { aSubscription, subscriptionsApi } from '../../discovery/activity-subscriptions.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return person ? subscriptionsApi.signedInAs(person) : subscriptionsApi.signedOut();
}

const stopping = (tokenOf: () => Promise<string>): Binding => ({
  operations: ['stopActivitySubscription'],
  ask: async (cell) => (await asked(cell)).stopActivitySubscription({ token: await tokenOf() }),
});

/** Rows of what people are told of by city. */
export const subscriptionRows: Readonly<Record<string, Binding>> = {
  'user.activitySubscriptions.update': {
    operations: ['listActivitySubscriptions', 'saveActivitySubscriptions'],
    ask: async (cell) => {
      const caller = await asked(cell);
      const { version } = await caller.listActivitySubscriptions({});
      return caller.saveActivitySubscriptions({ subscriptions: [aSubscription()], version });
    },
  },
  'activitySubscription.stop': stopping(async () => {
    const subscription = { userId: aStranger().userId, id: 1, city: 'Austin, TX' };
    return (
      stopLink('', await signingSecret(), subscription)
        .oneClick.split('/')
        .at(-1) ?? ''
    );
  }),
  'activitySubscription.stop.badToken': stopping(async () => 'WyJ1c2VyIiwxXQ.made-up'),
};

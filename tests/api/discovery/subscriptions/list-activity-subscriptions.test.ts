import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aSubscription, follow, subscriptionsApi } from '#tests/support/discovery/activity-subscriptions.ts';

it('lists what a user follows with all settings, for that user only', async () => {
  const person = await aPerson();
  const priceMax = { amountMinor: 1000, currency: 'USD' as const };
  const one = aSubscription({ levels: ['beginner'], daysOfWeek: [6, 0], priceMax, frequency: 'weekly' });
  await follow(person, one);
  const { subscriptions, version } = await subscriptionsApi.signedInAs(person).listActivitySubscriptions({});
  expect(version).toBe(1);
  expect(subscriptions).toEqual([{ ...one, status: 'active', isExpired: false }]);
  expect(await subscriptionsApi.signedInAs(aStranger()).listActivitySubscriptions({})).toEqual({
    subscriptions: [],
    version: 0,
  });
});

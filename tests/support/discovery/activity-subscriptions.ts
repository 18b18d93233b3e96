import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/discovery/subscriptions/api.ts';
import { handler as runDigests } from '#lambdas/discovery/subscriptions/digests/job.ts';
import type { Input } from '#shared/contract/operation.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { product } from '../product/product.ts';

export const subscriptionsApi = product.client(activitySubscriptionsContract, handler);

type Saved = Input<(typeof activitySubscriptionsContract)['operations']['saveActivitySubscriptions']>['subscriptions'];
type Subscription = Saved[number];

/** Basketball around Austin, each morning, unless the test says otherwise. */
export const aSubscription = (differences: Partial<Subscription> = {}): Subscription => ({
  id: 1_900_000_000_000,
  address: { name: 'Austin, TX', lat: 30.26715, lng: -97.74306, description: 'Austin, TX, United States' },
  radius: 15,
  activities: ['Basketball'],
  timeZone: 'America/Chicago',
  ...differences,
});

/** A person's whole list, over whatever it was. */
export async function follow(person: Account, ...subscriptions: readonly Subscription[]) {
  const mine = subscriptionsApi.signedInAs(person);
  const { version } = await mine.listActivitySubscriptions({});
  return mine.saveActivitySubscriptions({ subscriptions: [...subscriptions], version });
}

/** A city of a test's own, so that nothing else happens there. */
export const aCity = (number: number) => ({
  name: `City ${number}`,
  lat: 20 + 4 * number,
  lng: -97.74306,
  description: `City ${number}, United States`,
});

/** The job's run at an instant. */
export async function digestsAt(instant: Date | string): Promise<void> {
  product.clock.moveTo(instant);
  await runJob(runDigests);
}

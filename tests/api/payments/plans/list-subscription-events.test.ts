import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { product } from '#tests/support/product/product.ts';

it('tells the payer what became of their subscriptions, the newest first', async () => {
  const person = await aPerson();
  const mine = plansApi.signedInAs(person);
  const id = await aPlan(person, 'plus');
  product.clock.forwardMinutes(1);
  await mine.cancelSubscription({ type: 'user', id });
  const { events } = await mine.listSubscriptionEvents({});
  expect(events.map(({ what, planId }) => [what, planId])).toEqual([
    ['willEnd', 'plus'],
    ['started', 'plus'],
  ]);
  expect(await plansApi.signedInAs(await aPerson()).listSubscriptionEvents({})).toEqual({ events: [] });
  const foreign = mine.listSubscriptionEvents({ cursor: 'made.up' });
  await expect(foreign).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

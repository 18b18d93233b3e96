import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('says what comes back of each spot ahead, by its policy, and nothing of those that were given up or are over', async () => {
  const player = await aPerson();
  const mine = ordersApi.signedInAs(player);
  const [flexible, strict, left] = [
    await aCardEvent({ title: 'Flexible' }),
    await aCardEvent({ title: 'Strict one', refundPolicy: 'strict' }),
    await aCardEvent({ title: 'Given up' }),
  ];
  for (const { eventId } of [flexible, strict, left]) await payFor(eventId, player);
  await eventsApi.signedInAs(player).leaveEvent({ eventId: left.eventId });
  await settleAll();
  const { spots } = await mine.previewDeletion({});
  expect(spots.map(({ title, backMinor }) => [title, backMinor])).toEqual(
    expect.arrayContaining([
      ['Flexible', 1266],
      ['Strict one', 0],
    ]),
  );
  expect(spots).toHaveLength(2);
  product.clock.forwardMinutes(30 * 24 * 60);
  expect(await mine.previewDeletion({})).toEqual({ spots: [] });
});

it('counts the children who go with the account, and not those with another parent', async () => {
  const { eventId } = await aCardEvent();
  const [parent, other] = [await aPerson(), await aPerson()];
  const [ana, ben] = [await aDependant(parent, { firstName: 'Ana' }), await aDependant(parent, { firstName: 'Ben' })];
  const children = [ana, ben].map(({ dependantId }) => ({ dependantId }));
  const api = ordersApi.signedInAs(parent);
  const { order } = await checkoutApi.signedInAs(parent).holdFamilySpots({ eventId, children });
  expect(await api.previewDeletion({})).toEqual({ spots: [] });
  payWith(cloud.stripe, (await api.startCheckout({ orderId: order.orderId })).url, goodCard);
  await settleAll();
  expect((await api.previewDeletion({})).spots).toMatchObject([{ backMinor: 2502, currency: 'USD' }]);
  await addGuardian(ben, parent, other);
  expect((await api.previewDeletion({})).spots).toMatchObject([{ backMinor: 1251 }]);
});

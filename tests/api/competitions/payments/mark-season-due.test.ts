import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedSeason, usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, aSeason, noSeason, registers, statusOf } from '#tests/support/competitions/seasons.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';

it('marks the sum that the organizer saw, of who owes it', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const due = { seasonId, dueId: ann.userId };
  await expect(desk.markSeasonDue({ ...due, ...inCash(4000) })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  const { paid } = await desk.markSeasonDue({ ...due, ...inCash(5000) });
  expect(paid).toMatchObject({ mark: 'cash', amount: usd(5000) });
  const dueId = (await aPerson()).userId;
  await expect(desk.markSeasonDue({ seasonId, dueId, ...inCash(5000) })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('knows nothing of a season that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  const due = { seasonId: noSeason, dueId: noSeason };
  await expect(me.markSeasonDue({ ...due, ...inCash(5000) })).rejects.toMatchObject({ code: 'season.notFound' });
});

it('gives up the order by card of who paid in cash, and sends back what is paid with it all the same', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const ann = await aPerson();
  await registers(world, ann);
  const { orderId } = await seasonCheckoutApi.signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId });
  await competitionPaymentsApi.signedInAs(owner).markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  expect(await statusOf(world, ann)).toBe('registered');
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const order = await ordersApi.signedInAs(ann).getOrder({ orderId });
  expect(order.refunds).toMatchObject([
    { amountMinor: order.totalMinor, trace: { cause: 'paidOutside', percent: 100 } },
  ]);
  expect(await statusOf(world, ann)).toBe('registered');
});

it('closes the page to pay on of who paid in cash', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const ann = await aPerson();
  await registers(world, ann);
  const { orderId } = await seasonCheckoutApi.signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  await ordersApi.signedInAs(ann).startCheckout({ orderId });
  await competitionPaymentsApi.signedInAs(owner).markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  await settleAll();
  expect((await ordersApi.signedInAs(ann).getOrder({ orderId })).status).toBe('cancelled');
  await expect(ordersApi.signedInAs(ann).startCheckout({ orderId })).rejects.toMatchObject({ code: 'order.closed' });
  expect(await statusOf(world, ann)).toBe('registered');
});

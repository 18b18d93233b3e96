import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, type SeasonWorld, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';

const { signedInAs } = seasonCheckoutApi;
const organizing = ({ owner }: SeasonWorld) => seasonsApi.signedInAs(owner);
const orderOf = (payer: Parameters<typeof signedInAs>[0], orderId: string) =>
  ordersApi.signedInAs(payer).getOrder({ orderId });

it('takes the deposit first and the rest later', async () => {
  const world = await aCardSeason({ deposit: usd(2000) });
  const { seasonId } = world;
  const ann = await aRegistered(world);
  await payDues(world, ann, [ann.userId], true);
  const { toPay } = await signedInAs(ann).getSeasonCheckout({ seasonId });
  expect(toPay).toMatchObject([{ dueId: ann.userId, kind: 'registration', name: 'You', restMinor: 3000 }]);
  await payDues(world, ann, [ann.userId]);
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  await settleAll();
  const { orders } = await signedInAs(ann).getSeasonCheckout({ seasonId });
  expect(orders.map(({ refundedMinor }) => refundedMinor)).toEqual([3120, 2090]);
});

it('sends all of it back when an organizer takes a player out, or cancels the season', async () => {
  const world = await aCardSeason({ startDate: '2020-01-01', endDate: '2020-02-01' });
  const { seasonId } = world;
  const [ann, bob, cyn] = [await aRegistered(world), await aRegistered(world), await aRegistered(world)];
  const orders: string[] = [];
  for (const payer of [ann, bob, cyn]) orders.push(await payDues(world, payer, [payer.userId]));
  await seasonsApi.signedInAs(cyn).withdrawRegistration({ seasonId });
  await organizing(world).decideRegistration({ seasonId, userId: ann.userId, action: 'withdraw' });
  const { season } = await organizing(world).getSeason({ seasonId });
  await organizing(world).moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'No courts' });
  await settleAll();
  expect((await orderOf(ann, orders[0] ?? '')).refundedMinor).toBe(5180);
  expect((await orderOf(bob, orders[1] ?? '')).refundedMinor).toBe(5180);
  // It had begun: the policy gives nothing back to a player who leaves by themselves.
  expect((await orderOf(cyn, orders[2] ?? '')).refundedMinor).toBe(0);
});

it('sends the money back that comes for a place that is gone', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const ann = await aRegistered(world);
  const { orderId } = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  await settleAll();
  expect((await orderOf(ann, orderId)).refundedMinor).toBe(5180);
});

it('counts for the next player what was paid for a place that is handed on', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const [ann, bob] = [await aRegistered(world), await aPerson()];
  const orderId = await payDues(world, ann, [ann.userId]);
  await seasonsApi.signedInAs(ann).offerPlace({ seasonId, toUserId: bob.userId });
  await seasonsApi.signedInAs(bob).answerPlace({ seasonId, answer: 'accept' });
  await settleAll();
  expect((await signedInAs(bob).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
  await seasonsApi.signedInAs(bob).withdrawRegistration({ seasonId });
  await settleAll();
  expect((await orderOf(ann, orderId)).refundedMinor).toBe(5180);
});

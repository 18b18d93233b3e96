import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { aFamilyPass, aPassSeries, buyPass, passApi } from '#tests/support/events/selling/passes.ts';
import { datesOf } from '#tests/support/events/series.ts';
import { addGuardian } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('leaves the dates that the pass paid for and gives back each by its own start', async () => {
  const [{ eventId, ids, dates }, player] = [await aPassSeries(), await aPerson()];
  const [first = ''] = ids;
  await payFor(first, player);
  const orderId = await buyPass(eventId, player);
  const untilSecond = Date.parse(dates[1]?.startsAt ?? '') - product.clock.now().getTime();
  product.clock.forwardMinutes(Math.floor(untilSecond / 60_000) - 60);
  const api = passApi.signedInAs(player);
  const { seats, backMinor } = await api.getSeriesPass({ eventId: ids[1] ?? '' });
  expect([seats, backMinor]).toEqual([ids.slice(1), 2080]);
  expect(await api.giveUpPass({ eventId: ids[1] ?? '' })).toEqual({ left: 3 });
  await settleAll();
  const order = await ordersApi.signedInAs(player).getOrder({ orderId });
  expect(order.refundedMinor).toBe(2080);
  expect(order.kept).toMatchObject([{ eventId: ids[1], trace: { cause: 'left', percent: 0 } }]);
  expect((await datesOf(ids[1] ?? '', player)).map(({ mine }) => mine)).toEqual(['none', 'none', 'none']);
  await expect(api.giveUpPass({ eventId: ids[1] ?? '' })).rejects.toMatchObject({ code: 'rsvp.notFound' });
});

it('frees what is only held, and nothing was charged', async () => {
  const [{ eventId }, player] = [await aPassSeries({ capacity: 1 }), await aPerson()];
  const api = passApi.signedInAs(player);
  const { order } = await api.holdPass({ eventId });
  expect(await api.giveUpPass({ eventId })).toEqual({ left: 4 });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId: order.orderId })).toMatchObject({
    status: 'cancelled',
  });
  const next = await passApi.signedInAs(await aPerson()).holdPass({ eventId });
  expect(next.order.lines).toHaveLength(4);
});

it('is for guardians who may answer for the child, and for no one else', async () => {
  const { eventId, me, ana, api } = await aFamilyPass();
  await api.holdFamilyPass({ eventId, children: [ana] });
  const [watching, other] = [await aPerson(), await aPerson()];
  await addGuardian(ana, me, watching, { rights: ['pay'] });
  const giveUp = (one: typeof me) => passApi.signedInAs(one).giveUpPass({ eventId, ...ana });
  await expect(giveUp(watching)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(giveUp(other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  expect(await giveUp(me)).toEqual({ left: 4 });
});

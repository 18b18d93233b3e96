import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { aPassSeries, buyPass, passApi, payOrder } from '#tests/support/events/selling/passes.ts';
import { aSeries, datesOf } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const standings = async (eventId: string, player: Account) =>
  (await datesOf(eventId, player)).map(({ mine }) => mine).join(' ');

it('holds a spot on every coming date in one order with one service fee, once', async () => {
  const [{ eventId, ids }, player] = [await aPassSeries(), await aPerson()];
  const api = passApi.signedInAs(player);
  expect(await api.getSeriesPass({ eventId })).toMatchObject({
    dates: ids.map((id) => ({ eventId: id, state: 'included' })),
    singleMinor: 1200,
    subtotalMinor: 4000,
    serviceFeeMinor: 150,
    totalMinor: 4150,
    takesCards: true,
    terms: { refundPolicy: 'flexible' },
    seats: [],
    backMinor: 0,
  });
  const { order } = await api.holdPass({ eventId });
  expect(order).toMatchObject({ subjectKind: 'series', totalMinor: 4150, status: 'reserved' });
  expect(order.lines.map((line) => line.eventId)).toEqual(ids);
  expect(await standings(eventId, player)).toBe('offered offered offered offered');
  expect((await api.holdPass({ eventId })).order.orderId).toBe(order.orderId);
  const held = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  expect([held.pass, held.order]).toEqual([{ isPaid: false, backMinor: 0 }, undefined]);
});

it('seats the player on each date once it is paid, and no date is paid twice', async () => {
  const [{ eventId, ids, host }, player] = [await aPassSeries(), await aPerson()];
  const orderId = await buyPass(eventId, player);
  expect(await standings(eventId, player)).toBe('in in in in');
  expect(product.mails(player.email).map(({ subject }) => subject)).toEqual(['Receipt: Pickup basketball']);
  const quote = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  expect([quote.pass, quote.order]).toEqual([{ isPaid: true, backMinor: 1038 }, undefined]);
  const again = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  expect(again.order).toMatchObject({ orderId, status: 'paid' });
  await expect(passApi.signedInAs(player).holdPass({ eventId })).rejects.toMatchObject({ code: 'rsvp.closed' });
  for (const id of ids) {
    const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId: id });
    expect(orders).toMatchObject([{ orderId, totalMinor: 4150 }]);
  }
});

it('leaves out dates that are full and those on which the player has a spot already', async () => {
  const [{ eventId, ids, dates }, player, other] = [
    await aPassSeries({ capacity: 1 }),
    await aPerson(),
    await aPerson(),
  ];
  const [first = '', second = ''] = ids;
  await payFor(first, other);
  await payFor(second, player);
  const { order } = await passApi.signedInAs(player).holdPass({ eventId });
  expect(order.lines.map((line) => line.startsAt)).toEqual(dates.slice(2).map(({ startsAt }) => startsAt));
  expect(order.totalMinor).toBe(2090);
  const shown = await passApi.signedInAs(other).getSeriesPass({ eventId });
  expect(shown.dates.map(({ state }) => state)).toEqual(['mine', 'full', 'full', 'full']);
  await expect(passApi.signedInAs(other).holdPass({ eventId })).rejects.toMatchObject({ code: 'rsvp.full' });
});

it('frees all dates again when the time to pay runs out, and a payment after that goes back', async () => {
  const [{ eventId, ids }, player, rival] = [await aPassSeries({ capacity: 1 }), await aPerson(), await aPerson()];
  const { order } = await passApi.signedInAs(player).holdPass({ eventId });
  product.clock.forwardMinutes(11);
  const [, , third = ''] = ids;
  await payFor(third, rival);
  expect(await ordersApi.signedInAs(player).getOrder({ orderId: order.orderId })).toMatchObject({ status: 'expired' });
  const later = await passApi.signedInAs(player).holdPass({ eventId });
  expect([later.order.orderId === order.orderId, later.order.lines.length]).toEqual([false, 3]);
  await payOrder(later.order.orderId, player);
  expect(await standings(eventId, player)).toBe('in in none in');
});

it('never takes a date again for the order that it was given up in', async () => {
  const [{ eventId, ids }, player] = [await aPassSeries(), await aPerson()];
  const [api, orders] = [passApi.signedInAs(player), ordersApi.signedInAs(player)];
  const { order } = await api.holdPass({ eventId });
  await eventsApi.signedInAs(player).leaveEvent({ eventId: ids[1] ?? '' });
  const later = (await api.holdPass({ eventId })).order;
  expect([later.orderId === order.orderId, later.lines.length]).toEqual([false, 4]);
  expect(await orders.getOrder({ orderId: order.orderId })).toMatchObject({ status: 'cancelled' });
  await settleAll();
  expect(await standings(eventId, player)).toBe('offered offered offered offered');
  await orders.startCheckout({ orderId: later.orderId });
  await eventsApi.signedInAs(player).leaveEvent({ eventId: ids[2] ?? '' });
  await expect(api.holdPass({ eventId })).rejects.toMatchObject({ code: 'order.paying' });
});

it('gives back the share of a date that the player leaves, and that of one that is called off, once', async () => {
  const [{ eventId, ids, host }, player] = [await aPassSeries(), await aPerson()];
  const orderId = await buyPass(eventId, player);
  const [, second = '', third = ''] = ids;
  await eventsApi.signedInAs(player).leaveEvent({ eventId: second });
  await settleAll();
  const { event } = await eventsApi.signedInAs(host).getEvent({ eventId: third });
  await eventsApi.signedInAs(host).cancelEvent({ eventId: third, version: event.version, reason: 'host' });
  await settleAll();
  await settleAll();
  const order = await ordersApi.signedInAs(player).getOrder({ orderId });
  expect(order.refunds).toMatchObject([
    { eventId: second, amountMinor: 1037, trace: { cause: 'left', percent: 100 } },
    { eventId: third, amountMinor: 1038, trace: { cause: 'cancelled' } },
  ]);
  expect(order).toMatchObject({ status: 'partially_refunded', refundedMinor: 2075 });
});

it('refuses a pass where there is none to have', async () => {
  const player = await aPerson();
  const hold = (eventId: string, person = player) => passApi.signedInAs(person).holdPass({ eventId });
  const { event, host } = await aSeries();
  await expect(hold(event.eventId)).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(hold('evt_00000000000000000000000000')).rejects.toMatchObject({ code: 'event.notFound' });
  const alone = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(hold(alone.eventId)).rejects.toMatchObject({ code: 'series.notFound' });
  const sold = await aPassSeries();
  await expect(hold(sold.eventId, sold.host)).rejects.toMatchObject({ code: 'payment.notDue' });
  const minor = await aPerson();
  await accountEntity(table()).patch({ userId: minor.userId }).set({ birthdate: '2012-05-17' }).go();
  await expect(hold(sold.eventId, minor)).rejects.toMatchObject({ code: 'order.adultPays' });
});

it('says why a player can’t have it: they don’t fit, or have to choose a group', async () => {
  const sold = await aPassSeries({ eligibility: { leastAge: 18, mostAge: 35 } });
  const tooOld = await aPerson();
  await accountEntity(table()).patch({ userId: tooOld.userId }).set({ birthdate: '1950-05-17' }).go();
  const api = passApi.signedInAs(tooOld);
  await expect(api.holdPass({ eventId: sold.eventId })).rejects.toMatchObject({ code: 'rsvp.notEligible' });
  const { eventId } = await aPassSeries(inGroups());
  await expect(api.holdPass({ eventId })).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
});

it('keeps an order whose payment has begun, and asks for an account that takes cards', async () => {
  const [{ eventId, host }, player] = [await aPassSeries(), await aPerson()];
  const { order } = await passApi.signedInAs(player).holdPass({ eventId });
  await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  product.clock.forwardMinutes(11);
  await expect(passApi.signedInAs(player).holdPass({ eventId })).rejects.toMatchObject({ code: 'order.paying' });
  const { payoutAccountEntity } = await import('#lambdas/payments/ports/accounts/payout-account.entity.ts');
  const key = { ownerKind: 'user' as const, ownerId: host.userId };
  await payoutAccountEntity(table()).patch(key).set({ chargesEnabled: false }).go();
  const held = passApi.signedInAs(await aPerson()).holdPass({ eventId });
  await expect(held).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
});

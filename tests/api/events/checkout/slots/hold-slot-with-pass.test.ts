import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, earnsMore, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { extras } from '#tests/support/events/selling/extra-slots.ts';
import { aPassSeries, buyPass, payOrder } from '#tests/support/events/selling/passes.ts';
import { slotsApi } from '#tests/support/events/slots.ts';

/** A player whose pass paid for every date, and who took the racket at the second one besides. */
async function withPassAndRacket() {
  const [series, player] = [await aPassSeries(extras), await aPerson()];
  const passOrderId = await buyPass(series.eventId, player);
  const eventId = series.ids[1] ?? '';
  const { order } = await checkoutApi.signedInAs(player).holdSlot({ eventId, slotId: 'racket' });
  await payOrder(order.orderId, player);
  await earnsMore(series.host);
  const orderOf = (orderId: string) => ordersApi.signedInAs(player).getOrder({ orderId });
  const racketAt = async (at: string) =>
    (await slotsApi.signedInAs(player).listSlots({ eventId: at })).slots.find(({ slotId }) => slotId === 'racket');
  return { ...series, eventId, player, passOrderId, order, orderOf, racketAt };
}

it('sells a slot at one date to a player with a pass, in an order for the slot alone', async () => {
  const { ids, eventId, passOrderId, order, orderOf, racketAt } = await withPassAndRacket();
  expect(await orderOf(order.orderId)).toMatchObject({
    status: 'paid',
    lines: [{ kind: 'slot', slotId: 'racket', amountMinor: 500 }],
  });
  expect((await orderOf(passOrderId)).lines).toHaveLength(4);
  expect(await racketAt(eventId)).toMatchObject({ taken: 1, isMine: true });
  expect(await racketAt(ids[2] ?? '')).toMatchObject({ taken: 0, isMine: false });
});

it('gives back the slot, and that date of the pass, when they leave the date', async () => {
  const { ids, eventId, player, passOrderId, order, orderOf, racketAt } = await withPassAndRacket();
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await orderOf(order.orderId)).toMatchObject({ status: 'refunded', refundedMinor: order.totalMinor });
  const pass = await orderOf(passOrderId);
  expect(pass).toMatchObject({ status: 'partially_refunded', refunds: [{ eventId, trace: { cause: 'left' } }] });
  expect(await racketAt(eventId)).toMatchObject({ taken: 0, isMine: false });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId: ids[2] ?? '' })).mine.status).toBe('in');
});

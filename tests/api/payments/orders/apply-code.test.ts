import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, discountsApi, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const code = 'FRIENDS';

it('lowers what is paid, with the service fee of the lower price, and is paid so', async () => {
  const { eventId } = await aCardEventWithCode();
  const { mine, orderId, player } = await aHold(eventId);
  expect(await mine.applyCode({ orderId, code: 'friends' })).toMatchObject({
    code,
    lines: [{ amountMinor: 900, fullMinor: 1200, discount: code }],
    subtotalMinor: 900,
    serviceFeeMinor: 57,
    totalMinor: 957,
  });
  const { url } = await mine.startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'paid', totalMinor: 957, takesCodes: false });
  const [receipt] = product.mails(player.email).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(receipt?.text).toContain('Code FRIENDS');
  expect(receipt?.text).toContain('−$3.00');
});

it('takes an amount off the order once, however many come', async () => {
  const { eventId } = await aCardEventWithCode(
    { off: { kind: 'amount', amountMinor: 500 } },
    { allowParticipantGuests: true, guestLimit: 1, chargeGuests: true },
  );
  const { mine, orderId } = await aHold(eventId, [{ name: 'Ada' }]);
  const order = await mine.applyCode({ orderId, code });
  expect(order).toMatchObject({ subtotalMinor: 1900, lines: [{ amountMinor: 950 }, { amountMinor: 950 }] });
  expect(await mine.applyCode({ orderId, code })).toEqual(order);
});

it('lets a player in without a card when nothing is left to pay, and sends nothing back when they leave', async () => {
  const { eventId, codes } = await aCardEventWithCode({ off: { kind: 'spot' } });
  const { mine, orderId, player } = await aHold(eventId);
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0, serviceFeeMinor: 0 });
  const { url } = await mine.startCheckout({ orderId });
  expect(url).toContain(`/payment-success?order=${orderId}`);
  await settleAll();
  const here = eventsApi.signedInAs(player);
  expect((await here.getEvent({ eventId })).mine.status).toBe('in');
  await here.leaveEvent({ eventId });
  await settleAll();
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'paid', refunds: [] });
  expect((await codes.listEventDiscounts({ eventId })).discounts).toMatchObject([{ used: 0 }]);
});

it('lowers the price of a ticket as that of a spot', async () => {
  const ticketTypes = [{ key: 'adult', name: 'Adult', price: { amountMinor: 2000, currency: 'USD' } }];
  const { eventId } = await aCardEventWithCode({}, { price: undefined, ticketTypes });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId, ticket: 'adult' });
  const lowered = await ordersApi.signedInAs(player).applyCode({ orderId: order.orderId, code });
  expect(lowered).toMatchObject({ lines: [{ label: 'Adult', amountMinor: 1500, fullMinor: 2000 }] });
});

it('asks for nothing where a card could not pay so little', async () => {
  const { eventId } = await aCardEventWithCode({ off: { kind: 'amount', amountMinor: 1180 } }, { feePayer: 'host' });
  const { mine, orderId } = await aHold(eventId);
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0, lines: [{ amountMinor: 0 }] });
});

it('is used up by orders that are paid or being paid, and free again when one is given up', async () => {
  const { eventId, codes } = await aCardEventWithCode({ maxUses: 1 });
  const [ann, bo] = [await aHold(eventId), await aHold(eventId)];
  await ann.mine.applyCode({ orderId: ann.orderId, code });
  const second = () => bo.mine.applyCode({ orderId: bo.orderId, code });
  await expect(second()).rejects.toMatchObject({ code: 'discount.usedUp' });
  await eventsApi.signedInAs(ann.player).declineOffer({ eventId });
  await settleAll();
  expect((await codes.listEventDiscounts({ eventId })).discounts).toMatchObject([{ used: 0 }]);
  expect(await second()).toMatchObject({ subtotalMinor: 900 });
});

it('is free again with an order that another one takes the place of', async () => {
  const { eventId, codes } = await aCardEventWithCode({ maxUses: 1 });
  const { mine, orderId, player } = await aHold(eventId);
  await mine.applyCode({ orderId, code });
  await checkoutApi.signedInAs(player).holdSpots({ eventId, guests: [{ name: 'Ada' }] });
  expect((await codes.listEventDiscounts({ eventId })).discounts).toMatchObject([{ used: 0 }]);
});

it('works so often for one player', async () => {
  const { eventId } = await aCardEventWithCode({ off: { kind: 'spot' }, maxEach: 1 }, { refundPolicy: 'strict' });
  const { mine, orderId, player } = await aHold(eventId);
  await mine.applyCode({ orderId, code });
  await mine.startCheckout({ orderId });
  await settleAll();
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const again = mine.applyCode({ orderId: order.orderId, code });
  await expect(again).rejects.toMatchObject({ code: 'discount.usedUp' });
});

it('works on the days that its organizer said', async () => {
  const { eventId, codes } = await aCardEventWithCode({ lastDay: '2020-01-01' });
  const { mine, orderId } = await aHold(eventId);
  const early = mine.applyCode({ orderId, code });
  await expect(early).rejects.toMatchObject({ code: 'discount.notNow' });
  await codes.saveEventDiscount({
    eventId,
    code,
    off: { kind: 'spot' },
    firstDay: '2020-01-01',
    lastDay: '2099-01-01',
  });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0 });
});

it('refuses orders of others, codes of other events, and orders that are being paid, paid or over', async () => {
  const { eventId } = await aCardEventWithCode();
  const { eventId: elsewhere, host } = await aCardEventWithCode({ code: 'ELSEWHERE' });
  const { mine, orderId } = await aHold(eventId);
  const stranger = ordersApi.signedInAs(await aPerson());
  await expect(stranger.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'order.notFound' });
  const foreign = mine.applyCode({ orderId, code: 'ELSEWHERE' });
  await expect(foreign).rejects.toMatchObject({ code: 'discount.notFound' });
  const { url } = await mine.startCheckout({ orderId });
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'order.paying' });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'order.paid' });
  expect((await discountsApi.signedInAs(host).listEventDiscounts({ eventId: elsewhere })).discounts).toMatchObject([
    { used: 0 },
  ]);
  const late = await aHold(eventId);
  product.clock.forwardMinutes(11);
  const tooLate = late.mine.applyCode({ orderId: late.orderId, code });
  await expect(tooLate).rejects.toMatchObject({ code: 'order.closed' });
});

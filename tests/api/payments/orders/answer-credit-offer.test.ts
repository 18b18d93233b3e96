import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, earnsMore, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';
import { product } from '#tests/support/product/product.ts';

/** A player whose $12.66 the host sends back and offers as credit first. */
async function anOffer(differences: object = {}) {
  const event = await aCardEvent(differences);
  await earnsMore(event.host);
  const player = await aPerson();
  const orderId = await payFor(event.eventId, player);
  const host = checkoutApi.signedInAs(event.host);
  const { refunds } = await host.refundEventOrder({ eventId: event.eventId, orderId, offersCredit: true });
  await settleAll();
  const refundId = refunds[0]?.refundId ?? '';
  const orders = ordersApi.signedInAs(player);
  const balance = async () => (await creditsApi.signedInAs(player).listMyCredits({})).credits[0]?.balanceMinor ?? 0;
  const answer = (accepts: boolean) => orders.answerCreditOffer({ orderId, refundId, accepts });
  return { ...event, player, orderId, refundId, orders, balance, answer, order: () => orders.getOrder({ orderId }) };
}

it('waits for the payer, who takes the credit once', async () => {
  const { order, balance, answer, player } = await anOffer();
  expect(await order()).toMatchObject({ refunds: [{ status: 'requested', amountMinor: 1266, offer: {} }] });
  const [letter] = product.mails(player.email).filter(({ subject }) => subject.includes('to your card or as credit?'));
  expect(letter?.text).toContain('Or do nothing');
  const taken = await answer(true);
  expect(taken).toMatchObject({ status: 'refunded', refundedMinor: 0, creditBackMinor: 1266 });
  expect(await answer(true)).toEqual(taken);
  await expect(answer(false)).rejects.toMatchObject({ code: 'credit.offerOver' });
  product.clock.forwardMinutes(3 * 24 * 60);
  await settleAll();
  expect(await balance()).toBe(1266);
  expect(await order()).toEqual(taken);
});

it('goes to the card at once where they say so', async () => {
  const { order, balance, answer } = await anOffer();
  await answer(false);
  await settleAll();
  expect(await order()).toMatchObject({ status: 'refunded', refundedMinor: 1266, refunds: [{ status: 'succeeded' }] });
  await expect(answer(true)).rejects.toMatchObject({ code: 'credit.offerOver' });
  expect(await balance()).toBe(0);
});

it('goes to the card after two days without an answer', async () => {
  const { order, answer, balance } = await anOffer();
  product.clock.forwardMinutes(47 * 60);
  await settleAll();
  expect(await order()).toMatchObject({ refunds: [{ status: 'requested' }] });
  product.clock.forwardMinutes(61);
  await settleAll();
  await settleAll();
  expect(await order()).toMatchObject({ refundedMinor: 1266, refunds: [{ amountMinor: 1266 }] });
  expect((await order()).refunds[0]?.status).not.toBe('requested');
  await expect(answer(true)).rejects.toMatchObject({ code: 'credit.offerOver' });
  expect(await balance()).toBe(0);
});

it('is made by the event’s rule where the host calls it off, and otherwise the card gets all of it', async () => {
  for (const refundTo of ['choice', undefined] as const) {
    const { eventId, host } = await aCardEvent({ ...(refundTo && { refundTo }) });
    await earnsMore(host);
    const player = await aPerson();
    const orderId = await payFor(eventId, player);
    const { version } = (await eventsApi.signedInAs(host).getEvent({ eventId })).event;
    await eventsApi.signedInAs(host).cancelEvent({ eventId, version, reason: 'weather' } as never);
    await settleAll();
    const [refund] = (await ordersApi.signedInAs(player).getOrder({ orderId })).refunds;
    expect(refund).toMatchObject({ amountMinor: 1266, status: refundTo ? 'requested' : 'succeeded' });
    expect(refund?.offer !== undefined).toBe(refundTo !== undefined);
  }
});

it('is the payer’s own to answer', async () => {
  const { orderId, refundId } = await anOffer();
  const stranger = ordersApi.signedInAs(await aPerson());
  const theirs = stranger.answerCreditOffer({ orderId, refundId, accepts: true });
  await expect(theirs).rejects.toMatchObject({ code: 'order.notFound' });
});

it('waits while the payer’s bank looks into the payment', async () => {
  const { orderId, stripeId, answer, balance } = await anOffer();
  await disputeOf(orderId, stripeId);
  await expect(answer(true)).rejects.toMatchObject({ code: 'order.disputed' });
  expect(await balance()).toBe(0);
});

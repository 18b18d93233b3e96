import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as remindOfDisputes } from '#lambdas/payments/orders/sellers-job.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aDisputedOrder, decide } from '#tests/support/payments/disputes.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const subjectsTo = ({ email }: Account) => product.mails(email).map(({ subject }) => subject);

it('tells the host of a disputed payment and by when to answer', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders[0]).toMatchObject({ orderId, status: 'disputed', disputes: [{ status: 'needs_response' }] });
  const [mail] = product.mails(host.email).filter(({ subject }) => subject.startsWith('Payment disputed'));
  expect(mail?.text).toContain('Answer by');
  expect(mail?.text).toContain(`/event/${eventId}/manage?tab=money`);
});

it('sends the bank the policy, the receipt and the host’s words, once', async () => {
  const { eventId, host, orderId, disputeId, stripeId } = await aDisputedOrder();
  const door = checkoutApi.signedInAs(host);
  const draft = await door.answerDispute({ eventId, orderId, answer: 'She played.', send: false });
  expect(draft).toMatchObject({ answer: 'She played.', dispute: { status: 'needs_response' } });
  await door.answerDispute({ eventId, orderId, answer: 'She played all night.', send: true });
  await settleAll();
  const { stripe } = await provider();
  const sent = await stripe.disputes.retrieve(disputeId, {}, { stripeAccount: stripeId });
  expect(sent.status).toBe('under_review');
  expect(sent.evidence.uncategorized_text).toContain('She played all night.');
  expect(sent.evidence.uncategorized_text).toContain('Total: $12.66');
  expect(sent.evidence.refund_policy_disclosure).toContain('all of it until 24 hours before the start');
  await expect(door.answerDispute({ eventId, orderId, answer: 'Again.', send: true })).rejects.toMatchObject({
    code: 'dispute.answered',
  });
});

it('takes no answer after the deadline', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  product.clock.forwardMinutes(9 * 24 * 60 + 1);
  await expect(
    checkoutApi.signedInAs(host).answerDispute({ eventId, orderId, answer: 'Late.', send: true }),
  ).rejects.toMatchObject({ code: 'dispute.tooLate' });
});

it('reminds the host three days and one day before the deadline, until there is an answer', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  const reminders = () => subjectsTo(host).filter((subject) => subject.startsWith('Answer by'));
  product.clock.forwardMinutes(6 * 24 * 60 + 2);
  await runJob(remindOfDisputes);
  expect(reminders()).toHaveLength(1);
  await checkoutApi.signedInAs(host).answerDispute({ eventId, orderId, answer: '', send: true });
  product.clock.forwardMinutes(2 * 24 * 60);
  await runJob(remindOfDisputes);
  expect(reminders()).toHaveLength(1);
});

it('makes no refund while a payment is disputed, and the one that waited once the host has won', async () => {
  const { eventId, host, player, orderId, disputeId } = await aDisputedOrder();
  const door = checkoutApi.signedInAs(host);
  await expect(door.refundEventOrder({ eventId, orderId })).rejects.toMatchObject({ code: 'order.disputed' });
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const mine = ordersApi.signedInAs(player);
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'disputed', refunds: [{ status: 'requested' }] });
  await decide('winDispute', disputeId);
  expect(await mine.getOrder({ orderId })).toMatchObject({ refunds: [{ amountMinor: 1266 }] });
  expect((await mine.getOrder({ orderId })).refunds[0]?.status).not.toBe('requested');
  expect(subjectsTo(host)).toContain('You won the dispute: Pickup basketball');
});

it('sends nothing back that the bank gave back', async () => {
  const { eventId, host, player, orderId, disputeId } = await aDisputedOrder();
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  await decide('loseDispute', disputeId);
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({
    status: 'lost',
    refundedMinor: 0,
    refunds: [],
  });
  await expect(checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId })).rejects.toMatchObject({
    code: 'order.nothingLeft',
  });
  expect(subjectsTo(host)).toContain('The dispute was lost: Pickup basketball');
});

it('leaves answers to who keeps the money', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  const stranger = checkoutApi.signedInAs(await aPerson());
  const said = { answer: 'Hello.', send: false };
  await expect(stranger.answerDispute({ eventId, orderId, ...said })).rejects.toMatchObject({ code: 'access.denied' });
  const door = checkoutApi.signedInAs(host);
  const other = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
  await expect(door.answerDispute({ eventId, orderId: other, ...said })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  await expect(door.answerDispute({ eventId: noEvent, orderId, ...said })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('answers only what is disputed', async () => {
  const { eventId, host } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await expect(
    checkoutApi.signedInAs(host).answerDispute({ eventId, orderId, answer: '', send: true }),
  ).rejects.toMatchObject({ code: 'dispute.notFound' });
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor } from '#tests/support/events/checkout.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aDisputedOrder } from '#tests/support/payments/disputes.ts';

it('shows who keeps the money what the bank gets to see', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  const { evidence, dispute, answer } = await checkoutApi.signedInAs(host).getEventDispute({ eventId, orderId });
  expect(evidence.map(({ title }) => title)).toEqual(['What was sold', 'Refund policy', 'Receipt', 'What happened']);
  expect(evidence[2]?.lines.at(-1)).toContain('Total: $12.66');
  expect([dispute.status, answer]).toEqual(['needs_response', '']);
  const stranger = checkoutApi.signedInAs(await aPerson());
  await expect(stranger.getEventDispute({ eventId, orderId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('finds only what is disputed', async () => {
  const { eventId, host } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  const door = checkoutApi.signedInAs(host);
  const other = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
  await expect(door.getEventDispute({ eventId, orderId })).rejects.toMatchObject({ code: 'dispute.notFound' });
  await expect(door.getEventDispute({ eventId, orderId: other })).rejects.toMatchObject({ code: 'order.notFound' });
  await expect(door.getEventDispute({ eventId: noEvent, orderId })).rejects.toMatchObject({ code: 'event.notFound' });
});

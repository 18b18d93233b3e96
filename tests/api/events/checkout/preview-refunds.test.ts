import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aDisputedOrder } from '#tests/support/payments/disputes.ts';

it('shows what each payer gets back before the event is called off, and sends just that', async () => {
  const { eventId, event, host } = await aCardEvent({ refundPolicy: 'strict' });
  const [stays, leaves] = [await aPerson(), await aPerson()];
  await payFor(eventId, stays);
  await payFor(eventId, leaves);
  await eventsApi.signedInAs(leaves).leaveEvent({ eventId });
  await settleAll();
  const door = checkoutApi.signedInAs(host);
  const ahead = await door.previewRefunds({ eventId });
  expect(ahead).toMatchObject({ payers: [{ amountMinor: 1266 }], totalMinor: 1266, currency: 'USD' });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await settleAll();
  const { orders } = await door.listEventOrders({ eventId });
  expect(orders.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0)).toBe(ahead.totalMinor);
});

it('shows what a player who is taken off the list gets back', async () => {
  const { eventId, host } = await aCardEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  await payFor(eventId, ann);
  await payFor(eventId, bo);
  const door = checkoutApi.signedInAs(host);
  expect((await door.previewRefunds({ eventId, personId: ann.userId })).totalMinor).toBe(1266);
  expect((await door.previewRefunds({ eventId })).totalMinor).toBe(2532);
});

it('is for who runs the event', async () => {
  const { eventId, host } = await aCardEvent();
  const stranger = checkoutApi.signedInAs(await aPerson());
  await expect(stranger.previewRefunds({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(checkoutApi.signedInAs(host).previewRefunds({ eventId: noEvent })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  expect(await checkoutApi.signedInAs(host).previewRefunds({ eventId })).toEqual({ payers: [], totalMinor: 0 });
});

it('leaves out what a payer’s bank looks into', async () => {
  const { eventId, host } = await aDisputedOrder();
  expect(await checkoutApi.signedInAs(host).previewRefunds({ eventId })).toMatchObject({ payers: [], totalMinor: 0 });
});

import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const strict = { refundPolicy: 'strict' as const };

/** A strict event that a player paid for. */
async function aPaidEvent() {
  const { eventId, event, host } = await aCardEvent(strict);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  return { eventId, event, host, player, orderId };
}

type Paid = Awaited<ReturnType<typeof aPaidEvent>>;

async function changes({ eventId, host, event }: Paid, differences: object): Promise<void> {
  const details = eventDetails({ ...twelveByCard, ...strict, ...differences });
  await eventsApi.signedInAs(host).changeEvent({ ...details, eventId, version: event.version });
  await product.drain();
}

async function leaves(eventId: string, player: Account, orderId: string) {
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  return ordersApi.signedInAs(player).getOrder({ orderId });
}

const allBack = { refunds: [{ amountMinor: 1266, trace: { cause: 'changed', percent: 100, returnsFee: true } }] };

it('gives everything back to who leaves within 24 hours of another time, and says so', async () => {
  const paid = await aPaidEvent();
  await changes(paid, { localStart: inDays(9) });
  const { eventId, player, orderId } = paid;
  const { order } = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  expect(Date.parse(order?.freeUntil ?? '') - product.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000);
  const { event } = await eventsApi.signedInAs(player).getEvent({ eventId });
  expect(order?.startsAt).toBe(event.startsAt);
  const told = product.mails(player.email).find(({ subject }) => subject.startsWith('New time'));
  expect(told?.text).toContain('Leave within 24 hours and you get all your money back.');
  expect(await leaves(eventId, player, orderId)).toMatchObject(allBack);
});

it('goes by the policy again a day later, and for who paid after the change', async () => {
  const paid = await aPaidEvent();
  await changes(paid, { localStart: inDays(9) });
  const late = await aPerson();
  const lateOrder = await payFor(paid.eventId, late);
  expect((await leaves(paid.eventId, late, lateOrder)).refunds).toEqual([]);
  product.clock.forwardMinutes(24 * 60 + 1);
  expect((await leaves(paid.eventId, paid.player, paid.orderId)).refunds).toEqual([]);
});

it('gives everything back while the event is postponed', async () => {
  const { eventId, event, host, player, orderId } = await aPaidEvent();
  await eventsApi.signedInAs(host).postponeEvent({ eventId, version: event.version });
  await product.drain();
  product.clock.forwardMinutes(3 * 24 * 60);
  expect(await leaves(eventId, player, orderId)).toMatchObject(allBack);
});

it('changes nothing where only the words are others', async () => {
  const paid = await aPaidEvent();
  await changes(paid, { title: 'Pickup basketball, still' });
  expect((await leaves(paid.eventId, paid.player, paid.orderId)).refunds).toEqual([]);
});

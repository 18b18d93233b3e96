import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A player who paid and then left, and the order as they read it. */
async function aPlayerWhoLeft(refundPolicy: 'strict' | 'flexible', differences: object = {}, minutesLater = 0) {
  const { eventId } = await aCardEvent({ refundPolicy, ...differences });
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  if (minutesLater > 0) product.clock.forwardMinutes(minutesLater);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  return { eventId, player, read: () => ordersApi.signedInAs(player).getOrder({ orderId }) };
}

it('says why nothing comes back of a spot that was given up too late', async () => {
  const { player, read } = await aPlayerWhoLeft('flexible', {}, 6.5 * 24 * 60);
  const { refunds, kept } = await read();
  expect(refunds).toEqual([]);
  expect(kept).toMatchObject([
    { personId: player.userId, awaitsRefill: false, trace: { cause: 'left', percent: 0, refundPolicy: 'flexible' } },
  ]);
});

it('says that all of it comes back once another takes the spot, and no more once it did', async () => {
  const { eventId, player, read } = await aPlayerWhoLeft('strict', { capacity: 1 });
  expect((await read()).kept).toMatchObject([{ personId: player.userId, awaitsRefill: true }]);
  await payFor(eventId, await aPerson());
  await settleAll();
  const { refunds, kept } = await read();
  expect(refunds).toMatchObject([{ amountMinor: 1266, trace: { cause: 'refilled' } }]);
  expect(kept).toBeUndefined();
});

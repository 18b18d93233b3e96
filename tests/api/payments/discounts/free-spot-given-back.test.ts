import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';
import { aSeasonWithCode } from '#tests/support/payments/discounts.ts';

const code = 'FRIENDS';
const all = { kind: 'percent' as const, percent: 100 };

/** A player who is in for nothing, with the only use of the code. */
async function inForFree(differences = {}) {
  const sold = await aCardEventWithCode({ off: all, maxUses: 1 }, differences);
  const { eventId, codes } = sold;
  const held = await aHold(eventId);
  const { orderId, mine } = held;
  await mine.applyCode({ orderId, code });
  await mine.startCheckout({ orderId });
  await settleAll();
  const used = async () => {
    await settleAll();
    return (await codes.listEventDiscounts({ eventId })).discounts[0]?.used;
  };
  return { ...sold, ...held, used };
}

it('gives the use of a code back when the player whose spot it made free leaves', async () => {
  const { eventId, player, used } = await inForFree();
  expect(await used()).toBe(1);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  expect(await used()).toBe(0);
  const next = await aHold(eventId);
  expect(await next.mine.applyCode({ orderId: next.orderId, code })).toMatchObject({ totalMinor: 0 });
});

it('gives it back when the host removes the player, and when the event is canceled', async () => {
  const removed = await inForFree();
  await hostsApi.signedInAs(removed.host).removeJoiner({ eventId: removed.eventId, userId: removed.player.userId });
  expect(await removed.used()).toBe(0);
  const canceled = await inForFree();
  await eventsApi.signedInAs(canceled.host).cancelEvent({ eventId: canceled.eventId, version: 1, reason: 'host' });
  expect(await canceled.used()).toBe(0);
});

it('keeps the use of who leaves so late that nothing would come back, until another player takes the spot', async () => {
  const { eventId, player, used } = await inForFree({ refundPolicy: 'strict', capacity: 1 });
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  expect(await used()).toBe(1);
  await payFor(eventId, await aPerson());
  expect(await used()).toBe(0);
});

it('gives the use in a season back with the free place', async () => {
  const world = await aSeasonWithCode({ off: all, maxUses: 1 });
  const { seasonId } = world;
  const player = await aRegistered(world);
  const { orderId, mine } = await world.order(player);
  await mine.applyCode({ orderId, code });
  await mine.startCheckout({ orderId });
  await settleAll();
  expect(await world.used()).toBe(1);
  expect((await seasonCheckoutApi.signedInAs(player).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
  await seasonsApi.signedInAs(player).withdrawRegistration({ seasonId });
  await settleAll();
  expect(await world.used()).toBe(0);
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { product } from '#tests/support/product/product.ts';

/** A host without a community, and a player who paid them. */
async function aHostAndPayer() {
  const world = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(world.eventId, player);
  const given = creditsApi.signedInAs(world.host);
  const give = (amountMinor: number) => given.giveCredit({ orderId, amountMinor, reason: 'Helped at the gate' });
  return { ...world, player, orderId, given, give, mine: creditsApi.signedInAs(player) };
}

it('is given by a host without a community to who paid them, used at their next event, and comes back', async () => {
  const { host, player, given, give, mine } = await aHostAndPayer();
  expect(await give(500)).toMatchObject({ userId: player.userId, balanceMinor: 500, currency: 'USD' });
  expect(await given.listGivenCredits({})).toMatchObject({ credits: [{ userId: player.userId, balanceMinor: 500 }] });
  await product.drain();
  expect(product.mails(player.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('gave you $5.00 credit'),
  );
  const price = { amountMinor: 1200, currency: 'USD' as const };
  const next = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ price, refundPolicy: 'flexible' }));
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId: next.eventId });
  expect(order).toMatchObject({ creditMinor: 500, totalMinor: 766 });
  await eventsApi.signedInAs(player).declineOffer({ eventId: next.eventId });
  await settleAll();
  expect((await mine.listMyCredits({})).credits).toMatchObject([{ balanceMinor: 500 }]);
});

it('is taken back as far as it was not used', async () => {
  const { player, given, give, mine } = await aHostAndPayer();
  await give(500);
  const asked = { userId: player.userId, reason: 'A mistake' };
  const tooMuch = given.takeBackCredit({ ...asked, amountMinor: 501 });
  await expect(tooMuch).rejects.toMatchObject({ code: 'credit.tooMuch' });
  expect(await given.takeBackCredit({ ...asked, amountMinor: 500 })).toMatchObject({ balanceMinor: 0 });
  expect((await mine.listMyCredits({})).credits).toEqual([]);
});

it('is given for orders of one’s own alone', async () => {
  const { orderId } = await aHostAndPayer();
  const other = await aCardEvent();
  const gift = { orderId, amountMinor: 500, reason: 'Helped at the gate' };
  const theirs = creditsApi.signedInAs(other.host).giveCredit(gift);
  await expect(theirs).rejects.toMatchObject({ code: 'order.notFound' });
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { askWhoIsDue, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { product } from '#tests/support/product/product.ts';

it('gives the money back to the player a substitute replaces, says why, and lets the substitute pay', async () => {
  const { eventId, host } = await aCardEvent({ refundPolicy: 'strict', capacity: 1 });
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const read = () => ordersApi.signedInAs(player).getOrder({ orderId });
  expect((await read()).kept).toMatchObject([{ awaitsRefill: true }]);
  const [substitute] = await substitutes(1);
  if (!substitute) throw new Error('There is no substitute');
  await substitutesApi.signedInAs(host).askForSubstitutes({ eventId, needed: 1 });
  await askWhoIsDue();
  await substitutesApi.signedInAs(substitute).acceptSubstitution({ eventId });
  await settleAll();
  const { refunds, kept } = await read();
  expect(refunds).toMatchObject([
    { amountMinor: 1266, personId: player.userId, trace: { cause: 'substituted', percent: 100, returnsFee: true } },
  ]);
  expect(kept).toBeUndefined();
  const mail = product.mails(player.email).find(({ subject }) => subject.startsWith('$12.66'));
  expect(mail?.text).toContain('A substitute took the spot');
  const quote = await checkoutApi.signedInAs(substitute).getEventQuote({ eventId });
  expect(quote).toMatchObject({ canPayLater: true, totalMinor: 1266 });
  const paid = await payFor(eventId, substitute);
  expect(await ordersApi.signedInAs(substitute).getOrder({ orderId: paid })).toMatchObject({ status: 'paid' });
});

it('settles a spot once, whether a substitute or another player is noticed first', async () => {
  const { eventId, host } = await aCardEvent({ refundPolicy: 'strict', capacity: 2 });
  const [first, second] = [await aPerson(), await aPerson()];
  const orders = [await payFor(eventId, first), await payFor(eventId, second)];
  for (const player of [first, second]) await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  await payFor(eventId, await aPerson());
  const [substitute] = await substitutes(1);
  if (!substitute) throw new Error('There is no substitute');
  await substitutesApi.signedInAs(host).askForSubstitutes({ eventId, needed: 1 });
  await askWhoIsDue();
  await substitutesApi.signedInAs(substitute).acceptSubstitution({ eventId });
  await settleAll();
  const found = await Promise.all(
    [first, second].map((player, at) => ordersApi.signedInAs(player).getOrder({ orderId: orders[at] ?? '' })),
  );
  expect(found.map(({ refunds }) => refunds.map(({ trace }) => trace.cause))).toEqual([['refilled'], ['substituted']]);
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCreditedPlayer, aCreditor, creditsApi } from '#tests/support/payments/credits.ts';

it('shows nothing to those who never had any, and only their own to the others', async () => {
  const { give } = await aCreditor();
  await give(500);
  const other = creditsApi.signedInAs(await aPerson());
  expect(await other.listMyCredits({})).toEqual({ credits: [], lines: [] });
  await expect(creditsApi.signedOut().listMyCredits({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('says where each part came from and went', async () => {
  const { mine, hold, orders } = await aCreditedPlayer(500);
  const { order } = await hold();
  await orders.chooseCredit({ orderId: order.orderId, isUsed: false });
  const { lines } = await mine.listMyCredits({});
  expect(lines.map(({ kind, amountMinor, title }) => [kind, amountMinor, title])).toEqual([
    ['returned', 500, order.title],
    ['used', -500, order.title],
    ['granted', 500, 'U10 Comets'],
  ]);
});

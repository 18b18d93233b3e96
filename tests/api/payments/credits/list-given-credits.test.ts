import { expect, it } from 'vitest';
import { aHostAndPayer, creditsApi } from '#tests/support/payments/credits.ts';

it('shows a host what players can still spend with them, and players nothing of it', async () => {
  const { player, given, give } = await aHostAndPayer();
  expect(await given.listGivenCredits({})).toEqual({ credits: [] });
  await give(500);
  const { userId, displayName: name } = player;
  expect(await given.listGivenCredits({})).toEqual({
    credits: [{ userId, name, balanceMinor: 500, currency: 'USD' }],
  });
  expect(await creditsApi.signedInAs(player).listGivenCredits({})).toEqual({ credits: [] });
});

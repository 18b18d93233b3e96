import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aHostAndPayer, creditsApi } from '#tests/support/payments/credits.ts';

it('is taken back as far as it was not used', async () => {
  const { player, given, give, mine } = await aHostAndPayer();
  await give(500);
  const asked = { userId: player.userId, reason: 'A mistake' };
  const tooMuch = given.takeBackCredit({ ...asked, amountMinor: 501 });
  await expect(tooMuch).rejects.toMatchObject({ code: 'credit.tooMuch' });
  expect(await given.takeBackCredit({ ...asked, amountMinor: 500 })).toMatchObject({ balanceMinor: 0 });
  expect((await mine.listMyCredits({})).credits).toEqual([]);
});

it('needs an account', async () => {
  const { player } = await aHostAndPayer();
  const asked = { userId: player.userId, amountMinor: 100, reason: 'A mistake' };
  const without = creditsApi.signedInAs(await aPerson()).takeBackCredit(asked);
  await expect(without).rejects.toMatchObject({ code: 'credit.accountNeeded' });
});

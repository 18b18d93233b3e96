import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCreditedPlayer, aCreditor, creditsApi } from '#tests/support/payments/credits.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

const reason = 'Given by mistake';

it('takes back what was not used, with the reason, and never more', async () => {
  const { teamId, player, treasury, give, mine } = await aCreditor();
  await give(500);
  const { userId } = player;
  expect(await treasury.debitCredit({ teamId, userId, amountMinor: 200, reason })).toMatchObject({ balanceMinor: 300 });
  const tooMuch = treasury.debitCredit({ teamId, userId, amountMinor: 301, reason });
  await expect(tooMuch).rejects.toMatchObject({ code: 'credit.tooMuch' });
  await treasury.debitCredit({ teamId, userId, amountMinor: 300, reason });
  await product.drain();
  const { credits, lines } = await mine.listMyCredits({});
  expect(credits).toEqual([]);
  expect(lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['debited', -300],
    ['debited', -200],
    ['granted', 500],
  ]);
  expect(product.mails(player.email).at(-1)?.subject).toBe('U10 Comets took back $3.00 of your credit');
});

it('leaves what pays for an order', async () => {
  const { teamId, player, treasury, hold } = await aCreditedPlayer(500);
  await hold();
  const taken = treasury.debitCredit({ teamId, userId: player.userId, amountMinor: 1, reason });
  await expect(taken).rejects.toMatchObject({ code: 'credit.tooMuch' });
});

it('is refused for people of other communities, and where there is no account or no community', async () => {
  const { teamId, treasury, owner, player, give } = await aCreditor();
  await give(500);
  const { userId } = await aPerson();
  const said = { amountMinor: 100, reason };
  const stranger = treasury.debitCredit({ teamId, userId, ...said });
  await expect(stranger).rejects.toMatchObject({ code: 'credit.tooMuch' });
  const poor = await aTeam();
  const without = creditsApi.signedInAs(poor.owner).debitCredit({ teamId: poor.teamId, userId, ...said });
  await expect(without).rejects.toMatchObject({ code: 'credit.accountNeeded' });
  const nowhere = treasury.debitCredit({ teamId: noTeam, userId, ...said });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  const archived = treasury.debitCredit({ teamId, userId: player.userId, ...said });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
});

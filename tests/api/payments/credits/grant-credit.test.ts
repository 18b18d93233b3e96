import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { aCreditor, creditsApi } from '#tests/support/payments/credits.ts';
import { moneyApi } from '#tests/support/payments/invoices.ts';
import { transactionsApi } from '#tests/support/payments/transactions.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, leo } from '#tests/support/teams/roster-children.ts';
import { aMember, aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('gives a member credit with the reason, which they hear of, and which stands in the books of both', async () => {
  const { teamId, player, owner, give, mine } = await aCreditor();
  expect(await give(500)).toEqual({ userId: player.userId, balanceMinor: 500, currency: 'USD' });
  await product.drain();
  expect(await mine.listMyCredits({})).toMatchObject({
    credits: [{ sellerName: owner.displayName, balanceMinor: 500, currency: 'USD' }],
    lines: [{ kind: 'granted', amountMinor: 500, title: 'U10 Comets', reason: 'Helped at the gate' }],
  });
  const [mail] = product.mails(player.email).filter(({ subject }) => subject.includes('credit'));
  expect(mail?.subject).toBe('U10 Comets gave you $5.00 credit');
  expect(mail?.text).toContain('U10 Comets says: Helped at the gate');
  const received = await transactionsApi.signedInAs(owner).listTransactions({ view: 'received', teamId });
  expect(received.transactions).toMatchObject([{ kind: 'credit', amountMinor: -500, title: 'U10 Comets' }]);
  const paid = await transactionsApi.signedInAs(player).listTransactions({ view: 'paid' });
  expect(paid.transactions).toMatchObject([{ kind: 'credit', amountMinor: 500 }]);
});

it('adds up what is given, and gives it once where the answer to a press is lost', async () => {
  const { teamId, player, treasury, give } = await aCreditor();
  await give(500);
  const options = { idempotencyKey: 'one-key-for-both-tries' };
  const said = { teamId, personId: player.userId, amountMinor: 200, reason: 'Helped at the gate' };
  expect((await treasury.grantCredit(said, options)).balanceMinor).toBe(700);
  expect((await treasury.grantCredit(said, options)).balanceMinor).toBe(700);
});

it('gives it to the parent who pays for a child', async () => {
  const { teamId, owner, dana, invite } = await aChildOnRoster();
  await invite();
  await answers(dana, leo);
  await product.drain();
  await aSellingHost(owner);
  const { treasury } = await moneyApi.signedInAs(owner).getTeamMoney({ teamId });
  const child = treasury?.people.find(({ name }) => name.startsWith('Leo'));
  const said = { teamId, personId: child?.personId ?? '', amountMinor: 300, reason: 'A gift' };
  expect(await creditsApi.signedInAs(owner).grantCredit(said)).toMatchObject({ userId: dana.userId });
  expect((await creditsApi.signedInAs(owner).listTeamCredits({ teamId })).credits).toMatchObject([
    { userId: dana.userId, balanceMinor: 300 },
  ]);
});

it('refuses strangers, communities without an account, archived ones, and those that are not there', async () => {
  const { teamId, treasury, owner, give } = await aCreditor();
  const said = { amountMinor: 100, reason: 'A gift' };
  await expect(give(1_000_001)).rejects.toMatchObject({
    code: 'payment.tooMuch',
    fields: { amountMinor: 'At most $10,000.00.' },
  });
  const stranger = await aPerson();
  const toStranger = treasury.grantCredit({ teamId, personId: stranger.userId, ...said });
  await expect(toStranger).rejects.toMatchObject({ code: 'credit.notKnown' });
  const poor = await aTeam();
  const member = await aMember(poor);
  const without = creditsApi.signedInAs(poor.owner);
  const personId = member.userId;
  await expect(without.grantCredit({ teamId: poor.teamId, personId, ...said })).rejects.toMatchObject({
    code: 'credit.accountNeeded',
  });
  await expect(treasury.grantCredit({ teamId: noTeam, personId, ...said })).rejects.toMatchObject({
    code: 'team.notFound',
  });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(treasury.grantCredit({ teamId, personId, ...said })).rejects.toMatchObject({ code: 'team.archived' });
});

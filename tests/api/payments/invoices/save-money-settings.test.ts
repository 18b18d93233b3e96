import { expect, it } from 'vitest';
import { aChargedFee, aTreasury, moneySettings } from '#tests/support/payments/invoices.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('saves how members pay, for a treasurer who read the settings as they are', async () => {
  const { teamId, money, owner } = await aTreasury();
  expect(await money.saveMoneySettings({ teamId, ...moneySettings({ version: 1, currency: 'EUR' }) })).toEqual({
    version: 2,
  });
  const stale = money.saveMoneySettings({ teamId, ...moneySettings({ version: 1 }) });
  await expect(stale).rejects.toMatchObject({ code: 'record.changed' });
  const nowhere = money.saveMoneySettings({ teamId: noTeam, ...moneySettings() });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  const archived = money.saveMoneySettings({ teamId, ...moneySettings({ version: 2 }) });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
});

it('keeps the currency once there are invoices in it', async () => {
  const { teamId, money } = await aChargedFee();
  const changed = money.saveMoneySettings({ teamId, ...moneySettings({ version: 1, currency: 'EUR' }) });
  await expect(changed).rejects.toMatchObject({ code: 'money.currencyFixed' });
  expect(await money.saveMoneySettings({ teamId, ...moneySettings({ version: 1 }) })).toEqual({ version: 2 });
});

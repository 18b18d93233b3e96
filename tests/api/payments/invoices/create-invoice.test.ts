import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTreasury, aWritten, invoicesApi, moneySettings } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

const drafted = async () => {
  const world = await aTreasury();
  const [player] = world.players;
  const personId = player?.userId ?? '';
  const seen = async () => (await world.money.getTeamMoney({ teamId: world.teamId })).treasury;
  return { ...world, personId, seen, payer: invoicesApi.signedInAs(player ?? { userId: '' }) };
};

it('writes a draft that only treasurers see, on which nothing is owed', async () => {
  const { teamId, money, personId, seen, payer, players } = await drafted();
  const { invoiceId } = await money.createInvoice({ teamId, ...aWritten(personId) });
  expect(await seen()).toMatchObject({
    drafts: [{ invoiceId, state: 'draft', totalMinor: 9550, balanceMinor: 0 }],
    owed: [],
    sums: { owedMinor: 0 },
  });
  expect(await money.exportInvoices({ teamId })).not.toContain('Tournament trip');
  await expect(payer.getInvoice({ invoiceId })).rejects.toMatchObject({ code: 'invoice.notFound' });
  expect((await payer.listInvoices({})).invoices).toEqual([]);
  await product.drain();
  expect(product.mails(players[0]?.email).some(({ subject }) => subject.startsWith('Invoice'))).toBe(false);
});

it('writes it once, however often it is sent, and keeps the currency from then on', async () => {
  const { teamId, money, personId, seen } = await drafted();
  const key = { idempotencyKey: 'a-key-of-this-draft-0001' };
  const first = await money.createInvoice({ teamId, ...aWritten(personId) }, key);
  expect(await money.createInvoice({ teamId, ...aWritten(personId) }, key)).toEqual(first);
  expect((await seen())?.drafts).toHaveLength(1);
  const other = money.saveMoneySettings({ teamId, ...moneySettings({ version: 1, currency: 'EUR' }) });
  await expect(other).rejects.toMatchObject({ code: 'money.currencyFixed' });
});

it('names the field that is wrong, and players who are not here', async () => {
  const { teamId, money, owner, personId } = await drafted();
  const empty = money.createInvoice({ teamId, ...aWritten(personId, { lines: [] }) });
  await expect(empty).rejects.toMatchObject({ fields: { lines: 'Add a line.' } });
  const free = money.createInvoice({
    teamId,
    ...aWritten(personId, { lines: [{ text: 'Bus', unitMinor: 0 }] }),
  });
  await expect(free).rejects.toMatchObject({ fields: { lines: 'Enter more than 0.' } });
  const lines = [1, 2, 3].map(() => ({ text: 'Bus', quantity: 50, unitMinor: 1_000_000 }));
  const dear = money.createInvoice({ teamId, ...aWritten(personId, { lines }) });
  await expect(dear).rejects.toMatchObject({ code: 'payment.tooMuch', fields: { lines: 'At most $1,000,000.00.' } });
  const stranger = money.createInvoice({ teamId, ...aWritten((await aPerson()).userId) });
  await expect(stranger).rejects.toMatchObject({ code: 'money.noPayers' });
  const nowhere = money.createInvoice({ teamId: noTeam, ...aWritten(personId) });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  const archived = money.createInvoice({ teamId, ...aWritten(personId) });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
});

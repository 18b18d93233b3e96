import { expect, it } from 'vitest';
import { aTreasury, aWritten, invoicesApi, moneyApi, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

const drafted = async () => {
  const world = await aTreasury();
  const [player] = world.players;
  const { teamId, money } = world;
  const { invoiceId } = await money.createInvoice({ teamId, ...aWritten(player?.userId ?? '') });
  return { ...world, player, key: { teamId, invoiceId }, payer: invoicesApi.signedInAs(player ?? { userId: '' }) };
};

it('gives it a number, and its payer gets it by mail with every line', async () => {
  const { money, key, payer, player } = await drafted();
  const { number } = await money.sendInvoice(key);
  expect(number).toMatch(/^COMETS-\d{4}-00001$/);
  expect(await payer.getInvoice({ invoiceId: key.invoiceId })).toMatchObject({
    number,
    balanceMinor: 9550,
    lines: [{ text: 'Hotel, one night', quantity: 2 }, { text: 'Bus' }],
    taxes: [{ rate: 1900, taxMinor: 247 }],
  });
  await product.drain();
  expect(product.mails(player?.email).map(({ subject }) => subject)).toContain(
    `Invoice ${number} from U10 Comets: $95.50`,
  );
});

it('is sent once by two treasurers at once, and leaves no gap in the numbers', async () => {
  const { money, key, owner, teamId, player } = await drafted();
  const both = await Promise.all([money.sendInvoice(key), moneyApi.signedInAs(owner).sendInvoice(key)]);
  expect(new Set(both.map(({ number }) => number)).size).toBe(1);
  const { invoiceId } = await money.createInvoice({ teamId, ...aWritten(player?.userId ?? '') });
  expect((await money.sendInvoice({ teamId, invoiceId })).number).toMatch(/-00002$/);
});

it('waits until members can pay it', async () => {
  const { teamId, owner } = await aTeam();
  const player = await aMember({ teamId, owner });
  const boss = moneyApi.signedInAs(owner);
  const { invoiceId } = await boss.createInvoice({ teamId, ...aWritten(player.userId) });
  await expect(boss.sendInvoice({ teamId, invoiceId })).rejects.toMatchObject({ code: 'payment.wayNeeded' });
});

it('knows drafts of its own community alone', async () => {
  const { money, key, owner, teamId } = await drafted();
  const unknown = money.sendInvoice({ teamId, invoiceId: noInvoice });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const other = await aTreasury();
  const foreign = other.money.sendInvoice({ ...key, teamId: other.teamId });
  await expect(foreign).rejects.toMatchObject({ code: 'invoice.notFound' });
  await expect(money.sendInvoice({ ...key, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(money.sendInvoice(key)).rejects.toMatchObject({ code: 'team.archived' });
});

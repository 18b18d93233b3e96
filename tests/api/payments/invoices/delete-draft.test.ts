import { expect, it } from 'vitest';
import { aTreasury, aWritten, noInvoice } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('deletes a draft, and nothing that was sent', async () => {
  const { teamId, money, players } = await aTreasury();
  const written = aWritten(players[0]?.userId ?? '');
  const { invoiceId } = await money.createInvoice({ teamId, ...written });
  await money.deleteDraft({ teamId, invoiceId });
  expect((await money.getTeamMoney({ teamId })).treasury?.drafts).toEqual([]);
  await expect(money.sendInvoice({ teamId, invoiceId })).rejects.toMatchObject({ code: 'invoice.notFound' });
  const sent = await money.createInvoice({ teamId, ...written });
  await money.sendInvoice({ teamId, invoiceId: sent.invoiceId });
  const late = money.deleteDraft({ teamId, invoiceId: sent.invoiceId });
  await expect(late).rejects.toMatchObject({ code: 'invoice.closed' });
});

it('knows drafts of its own community alone', async () => {
  const [one, other] = [await aTreasury(), await aTreasury()];
  const { teamId, money, players } = one;
  const { invoiceId } = await money.createInvoice({ teamId, ...aWritten(players[0]?.userId ?? '') });
  const foreign = other.money.deleteDraft({ teamId: other.teamId, invoiceId });
  await expect(foreign).rejects.toMatchObject({ code: 'invoice.notFound' });
  const unknown = money.deleteDraft({ teamId, invoiceId: noInvoice });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const nowhere = money.deleteDraft({ teamId: noTeam, invoiceId });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
});

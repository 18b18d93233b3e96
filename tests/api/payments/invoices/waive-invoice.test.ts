import { expect, it } from 'vitest';
import { aChargedFee, inCash, invoicesApi, noInvoice } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('waives the rest with a reason that the payer reads', async () => {
  const { teamId, money, invoiceId, treasury, players } = await aChargedFee();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(2000) });
  await money.waiveInvoice({ teamId, invoiceId, reason: 'Coaches the team' });
  await money.waiveInvoice({ teamId, invoiceId, reason: 'Coaches the team' });
  expect(await treasury()).toMatchObject({ owed: [], closed: [{ state: 'waived', paidMinor: 2000 }] });
  const seen = await invoicesApi.signedInAs(players[0] ?? { userId: '' }).getInvoice({ invoiceId });
  expect(seen).toMatchObject({ state: 'waived', reason: 'Coaches the team', balanceMinor: 0, payOutside: [] });
});

it('writes off what is not expected any more; nothing more can be recorded on it', async () => {
  const { teamId, money, invoiceId, treasury } = await aChargedFee();
  await money.waiveInvoice({ teamId, invoiceId, as: 'uncollectible', reason: 'Moved away' });
  expect((await treasury()).closed).toMatchObject([{ state: 'uncollectible' }]);
  const paid = money.recordManualPayment({ teamId, invoiceId, ...inCash(100) });
  await expect(paid).rejects.toMatchObject({ code: 'invoice.tooMuch' });
  const again = money.waiveInvoice({ teamId, invoiceId, reason: 'Helps out' });
  await expect(again).rejects.toMatchObject({ code: 'invoice.closed' });
});

it('needs a reason, an invoice and a community', async () => {
  const { teamId, money, invoiceId } = await aChargedFee();
  const silent = money.waiveInvoice({ teamId, invoiceId, reason: '' });
  await expect(silent).rejects.toMatchObject({ code: 'request.invalid' });
  const unknown = money.waiveInvoice({ teamId, invoiceId: noInvoice, reason: 'Helps out' });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const elsewhere = money.waiveInvoice({ teamId: noTeam, invoiceId, reason: 'Helps out' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

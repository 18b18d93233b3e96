import { expect, it } from 'vitest';
import { aChargedFee, inCash, invoicesDue, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('records a part and then the rest, and the payer gets a receipt for each', async () => {
  const { teamId, money, invoiceId, treasury, players } = await aChargedFee();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(5000) });
  expect((await treasury()).owed).toMatchObject([{ state: 'partially_paid', balanceMinor: 7000 }]);
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(7000), note: 'At practice' });
  const { owed, closed, sums } = await treasury();
  expect(owed).toEqual([]);
  expect(closed).toMatchObject([{ state: 'paid', paidMinor: 12_000 }]);
  expect(sums).toMatchObject({ owedMinor: 0, paidMinor: 12_000, owing: 0, payers: 1 });
  await product.drain();
  product.clock.forwardMinutes(3);
  await invoicesDue();
  const receipts = product.mails(players[0]?.email).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(receipts.map(({ subject }) => subject).sort()).toEqual([
    'Receipt: $50.00 for Spring fee',
    'Receipt: $70.00 for Spring fee',
  ]);
});

it('refuses more than is owed, and what is not there', async () => {
  const { teamId, money, invoiceId } = await aChargedFee();
  const tooMuch = money.recordManualPayment({ teamId, invoiceId, ...inCash(12_001) });
  await expect(tooMuch).rejects.toMatchObject({ code: 'invoice.tooMuch' });
  const unknown = money.recordManualPayment({ teamId, invoiceId: noInvoice, ...inCash(1) });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const elsewhere = money.recordManualPayment({ teamId: noTeam, invoiceId, ...inCash(1) });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
  const nothing = money.recordManualPayment({ teamId, invoiceId, ...inCash(0) });
  await expect(nothing).rejects.toMatchObject({ fields: { amountMinor: 'Enter more than 0.' } });
});

it('knows an invoice of another community as little as one that is not there', async () => {
  const [one, other] = [await aChargedFee(), await aChargedFee()];
  const foreign = one.money.recordManualPayment({ teamId: one.teamId, invoiceId: other.invoiceId, ...inCash(1) });
  await expect(foreign).rejects.toMatchObject({ code: 'invoice.notFound' });
});

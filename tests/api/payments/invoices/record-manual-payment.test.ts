import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { aChargedFee, inCash, invoicesApi, invoicesDue, noInvoice } from '#tests/support/payments/invoices.ts';
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

it('keeps what is more than is owed as the payer’s credit where the treasurer says so', async () => {
  const { teamId, money, invoiceId, players, owner } = await aChargedFee();
  const [payer = owner] = players;
  const more = { teamId, invoiceId, ...inCash(12_500), restAsCredit: true };
  await expect(money.recordManualPayment(more)).rejects.toMatchObject({ code: 'credit.accountNeeded' });
  await aSellingHost(owner);
  const { paymentId } = await money.recordManualPayment(more);
  const mine = creditsApi.signedInAs(payer);
  const seen = await mine.listMyCredits({});
  expect(seen.credits).toMatchObject([{ balanceMinor: 500 }]);
  expect(seen.lines).toMatchObject([{ kind: 'overpaid', amountMinor: 500, reason: 'Spring fee' }]);
  const { payments } = await invoicesApi.signedInAs(payer).getInvoice({ invoiceId });
  expect(payments).toMatchObject([{ amountMinor: 12_000, overpaidMinor: 500 }]);
  expect((await money.getLedger({ teamId })).lines).toMatchObject([{ amountMinor: 12_500 }]);
  await product.drain();
  const [letter] = product.mails(payer.email).filter(({ subject }) => subject.includes('is credit with U10 Comets'));
  expect(letter?.text).toContain('You gave more than you owed for Spring fee.');
  await money.undoManualPayment({ teamId, invoiceId, paymentId });
  expect((await mine.listMyCredits({})).credits).toEqual([]);
  expect((await money.getLedger({ teamId })).lines).toEqual([]);
});

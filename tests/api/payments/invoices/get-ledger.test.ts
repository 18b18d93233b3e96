import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { aDisputedInvoice } from '#tests/support/payments/invoice-disputes.ts';
import { aChargedFee, dayIn, inCash, moneyApi } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('shows every member what came in and where it went, and no names', async () => {
  const { teamId, money, treasury, players } = await aChargedFee(2);
  for (const { invoiceId } of (await treasury()).owed)
    await money.recordManualPayment({ teamId, invoiceId, ...inCash(12_000) });
  await money.addExpense({ teamId, title: 'Field rental', amountMinor: 5000, spentOn: dayIn(-1), code: '6100' });
  const ledger = await moneyApi.signedInAs(players[0] ?? { userId: '' }).getLedger({ teamId });
  expect(ledger).toMatchObject({
    balanceMinor: 19_000,
    lines: [
      { title: 'Spring fee, 2 players', amountMinor: 24_000 },
      { title: 'Field rental', amountMinor: -5000 },
    ],
    points: [{ balanceMinor: -5000 }, { balanceMinor: 19_000 }],
  });
  expect(JSON.stringify(ledger)).not.toContain(players[1]?.userId);
});

it('loses the line of a payment that is taken back at once, and keeps it with a correction later', async () => {
  const { teamId, money, invoiceId } = await aChargedFee();
  const once = await money.recordManualPayment({ teamId, invoiceId, ...inCash(100) });
  await money.undoManualPayment({ teamId, invoiceId, paymentId: once.paymentId });
  expect(await money.getLedger({ teamId })).toMatchObject({ balanceMinor: 0, lines: [] });
  const { paymentId } = await money.recordManualPayment({ teamId, invoiceId, ...inCash(100) });
  product.clock.forwardMinutes(5);
  await money.undoManualPayment({ teamId, invoiceId, paymentId });
  const { balanceMinor, lines } = await money.getLedger({ teamId });
  expect([balanceMinor, lines.map(({ amountMinor }) => amountMinor).sort()]).toEqual([0, [-100, 100]]);
});

it('has what Stripe keeps for a dispute as an expense, once', async () => {
  const { teamId, money } = await aDisputedInvoice();
  await settleAll();
  const fees = (await money.getLedger({ teamId })).lines.filter(({ title }) =>
    title.startsWith('Stripe’s dispute fee'),
  );
  expect(fees).toMatchObject([{ kind: 'expense', amountMinor: -1500 }]);
});

it('is for members alone', async () => {
  const { teamId, money } = await aChargedFee();
  const stranger = moneyApi.signedInAs(await aPerson());
  await expect(stranger.getLedger({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(money.getLedger({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});

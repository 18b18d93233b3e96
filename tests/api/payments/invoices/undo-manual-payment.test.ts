import { expect, it } from 'vitest';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { aCardFee, payByCard } from '#tests/support/payments/invoice-cards.ts';
import {
  aChargedFee,
  inCash,
  invoicesApi,
  invoicesDue,
  noInvoice,
  noPayment,
} from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('takes a payment back as if it never was, and no receipt goes out', async () => {
  const { teamId, money, invoiceId, treasury, players } = await aChargedFee();
  const { paymentId } = await money.recordManualPayment({ teamId, invoiceId, ...inCash(12_000) });
  await money.undoManualPayment({ teamId, invoiceId, paymentId });
  await money.undoManualPayment({ teamId, invoiceId, paymentId });
  expect((await treasury()).owed).toMatchObject([{ state: 'sent', paidMinor: 0, balanceMinor: 12_000 }]);
  product.clock.forwardMinutes(3);
  await invoicesDue();
  expect(product.mails(players[0]?.email).filter(({ subject }) => subject.startsWith('Receipt'))).toEqual([]);
});

it('is refused on an invoice that was closed meanwhile, and where there is none', async () => {
  const { teamId, money, invoiceId } = await aChargedFee();
  const { paymentId } = await money.recordManualPayment({ teamId, invoiceId, ...inCash(2000) });
  await money.waiveInvoice({ teamId, invoiceId, reason: 'Coaches the team' });
  const late = money.undoManualPayment({ teamId, invoiceId, paymentId });
  await expect(late).rejects.toMatchObject({ code: 'invoice.closed' });
  const unknown = money.undoManualPayment({ teamId, invoiceId: noInvoice, paymentId: noPayment });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const elsewhere = money.undoManualPayment({ teamId: noTeam, invoiceId, paymentId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('is no way to take a card payment back', async () => {
  const { money, teamId, invoiceId, payer } = await aCardFee();
  const paymentId = await payByCard(payer, [invoiceId]);
  const undone = money.undoManualPayment({ teamId, invoiceId, paymentId });
  await expect(undone).rejects.toMatchObject({ code: 'invoice.paidByCard' });
});

it('is refused once the payer used what was more than owed', async () => {
  const { teamId, money, invoiceId, players, owner } = await aChargedFee();
  const [payer = owner] = players;
  await aSellingHost(owner);
  const said = { teamId, invoiceId, ...inCash(12_500), restAsCredit: true };
  const { paymentId } = await money.recordManualPayment(said);
  const treasury = creditsApi.signedInAs(owner);
  await treasury.debitCredit({ teamId, userId: payer.userId, amountMinor: 1, reason: 'A trifle' });
  const undone = money.undoManualPayment({ teamId, invoiceId, paymentId });
  await expect(undone).rejects.toMatchObject({ code: 'credit.usedAlready' });
  const { payments } = await invoicesApi.signedInAs(payer).getInvoice({ invoiceId });
  expect(payments).toMatchObject([{ amountMinor: 12_000, overpaidMinor: 500 }]);
});

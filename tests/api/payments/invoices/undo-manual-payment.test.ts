import { expect, it } from 'vitest';
import { aCardFee, payByCard } from '#tests/support/payments/invoice-cards.ts';
import { aChargedFee, inCash, invoicesDue, noInvoice, noPayment } from '#tests/support/payments/invoices.ts';
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

import { expect, it } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { aCardFee, payByCard } from '#tests/support/payments/invoice-cards.ts';
import { inCash, noPayment } from '#tests/support/payments/invoices.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

async function aPaidInvoice() {
  const world = await aCardFee();
  const paymentId = await payByCard(world.payer, [world.invoiceId]);
  const key = { teamId: world.teamId, invoiceId: world.invoiceId, paymentId };
  return { ...world, key };
}

it('sends a part back, then the rest, and the invoice is refunded', async () => {
  const { boss, key, mine, invoiceId, teamId, payer, treasury } = await aPaidInvoice();
  const before = (await boss.getLedger({ teamId })).balanceMinor;
  expect(await boss.refundInvoicePayment({ ...key, amountMinor: 2000 })).toEqual({ amountMinor: 2000 });
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'paid', payments: [{ refundedMinor: 2000 }] });
  expect((await treasury()).sums.paidMinor).toBe(10_000);
  expect(await boss.refundInvoicePayment(key)).toEqual({ amountMinor: 10_000 });
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'refunded', balanceMinor: 0 });
  expect((await boss.getLedger({ teamId })).balanceMinor).toBe(before - 12_000);
  const subjects = product.mails(payer.email).map(({ subject }) => subject);
  expect(subjects).toContain('$20.00 is on its way back: Spring fee');
});

it('sends nothing twice, and never more than is left', async () => {
  const { boss, key } = await aPaidInvoice();
  const tooMuch = boss.refundInvoicePayment({ ...key, amountMinor: 12_001 });
  await expect(tooMuch).rejects.toMatchObject({ code: 'order.nothingLeft' });
  const presses = await Promise.allSettled([boss.refundInvoicePayment(key), boss.refundInvoicePayment(key)]);
  expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('puts the money back on the invoice and in the ledger where the bank refuses it', async () => {
  const { boss, key, mine, invoiceId, teamId, stripeId } = await aPaidInvoice();
  const before = (await boss.getLedger({ teamId })).balanceMinor;
  await boss.refundInvoicePayment(key);
  await settleAll();
  expect((await mine.getInvoice({ invoiceId })).state).toBe('refunded');
  const { stripe } = await provider();
  const { data } = await stripe.refunds.list({}, { stripeAccount: stripeId });
  control(cloud.stripe, { action: 'failRefund', id: data[0]?.id ?? '' });
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'paid' });
  expect((await boss.getLedger({ teamId })).balanceMinor).toBe(before);
});

it('knows payments by card alone, and those of its own community', async () => {
  const { boss, key } = await aPaidInvoice();
  const unknown = boss.refundInvoicePayment({ ...key, paymentId: noPayment });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const other = await aCardFee();
  const { paymentId } = await other.money.recordManualPayment({
    teamId: other.teamId,
    invoiceId: other.invoiceId,
    ...inCash(100),
  });
  const inCashPaid = other.boss.refundInvoicePayment({
    teamId: other.teamId,
    invoiceId: other.invoiceId,
    paymentId,
  });
  await expect(inCashPaid).rejects.toMatchObject({ code: 'invoice.notFound' });
  const elsewhere = other.boss.refundInvoicePayment({ ...key, teamId: other.teamId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'invoice.notFound' });
  const nowhere = boss.refundInvoicePayment({ ...key, teamId: noTeam });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('sends nothing back while the payer’s bank looks into the payment', async () => {
  const { boss, key, stripeId } = await aPaidInvoice();
  const { stripe } = await provider();
  const { data } = await stripe.charges.list({}, { stripeAccount: stripeId });
  control(cloud.stripe, { action: 'dispute', id: data[0]?.id ?? '' });
  await settleAll();
  await expect(boss.refundInvoicePayment(key)).rejects.toMatchObject({ code: 'order.disputed' });
});

it('notes a refund that the owner made at Stripe on the invoices that the order paid, once', async () => {
  const { boss, mine, treasury, invoiceId, teamId, stripeId, key } = await aPaidInvoice();
  const before = (await boss.getLedger({ teamId })).balanceMinor;
  const { stripe } = await provider();
  const stripeAccount = stripeId;
  const { data } = await stripe.charges.list({}, { stripeAccount });
  const charge = data[0]?.id ?? '';
  await stripe.refunds.create({ charge, amount: 2000 }, { stripeAccount });
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'paid', payments: [{ refundedMinor: 2000 }] });
  expect((await boss.getLedger({ teamId })).balanceMinor).toBe(before - 2000);
  expect(await boss.refundInvoicePayment(key)).toEqual({ amountMinor: 10_000 });
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'refunded', balanceMinor: 0 });
  expect((await treasury()).sums.paidMinor).toBe(0);
  expect((await boss.getLedger({ teamId })).balanceMinor).toBe(before - 12_000);
});

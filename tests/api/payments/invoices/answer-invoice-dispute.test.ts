import { expect, it } from 'vitest';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { decide } from '#tests/support/payments/disputes.ts';
import { aCardFee, payByCard } from '#tests/support/payments/invoice-cards.ts';
import { aDisputedInvoice } from '#tests/support/payments/invoice-disputes.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('sends the bank what was owed and the community’s words, once', async () => {
  const { boss, teamId, invoiceId, owner, stripeId, disputeId, treasury } = await aDisputedInvoice();
  const [mail] = product.mails(owner.email).filter(({ subject }) => subject.startsWith('Payment disputed'));
  expect(mail?.text).toContain(`/team/${teamId}?tab=money`);
  expect((await treasury()).closed).toMatchObject([{ invoiceId, dispute: 'open', state: 'paid' }]);
  const key = { teamId, invoiceId };
  await boss.answerInvoiceDispute({ ...key, answer: 'It is our fee.', send: false });
  expect((await boss.getInvoiceDispute(key)).answer).toBe('It is our fee.');
  await boss.answerInvoiceDispute({ ...key, answer: 'It is our yearly fee.', send: true });
  await settleAll();
  const { stripe } = await provider();
  const sent = await stripe.disputes.retrieve(disputeId, {}, { stripeAccount: stripeId });
  expect(sent.status).toBe('under_review');
  expect(sent.evidence.uncategorized_text).toContain('It is our yearly fee.');
  expect(sent.evidence.product_description).toContain('Owed and paid by');
  await expect(boss.answerInvoiceDispute({ ...key, answer: 'Again.', send: true })).rejects.toMatchObject({
    code: 'dispute.answered',
  });
});

it('leaves an invoice paid that the community won, and the fee of the dispute comes back', async () => {
  const { boss, mine, teamId, invoiceId, disputeId } = await aDisputedInvoice();
  const before = (await boss.getLedger({ teamId })).balanceMinor;
  await decide('winDispute', disputeId);
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({ state: 'paid', dispute: 'won' });
  expect((await boss.getLedger({ teamId })).balanceMinor).toBe(before + 1500);
});

it('takes an invoice that was lost out of what is paid and out of the ledger, once', async () => {
  const { boss, mine, treasury, teamId, invoiceId, paymentId, disputeId } = await aDisputedInvoice();
  const before = (await boss.getLedger({ teamId })).balanceMinor;
  await decide('loseDispute', disputeId);
  await settleAll();
  expect(await mine.getInvoice({ invoiceId })).toMatchObject({
    state: 'uncollectible',
    dispute: 'lost',
    balanceMinor: 0,
    payments: [{ lostMinor: 12_000 }],
  });
  expect((await treasury()).sums.paidMinor).toBe(0);
  const { balanceMinor, lines } = await boss.getLedger({ teamId });
  expect(balanceMinor).toBe(before - 12_000);
  expect(lines.filter(({ title }) => title === 'Dispute lost: Spring fee')).toHaveLength(1);
  await expect(boss.refundInvoicePayment({ teamId, invoiceId, paymentId })).rejects.toMatchObject({
    code: 'order.nothingLeft',
  });
});

it('takes no answer after the deadline', async () => {
  const { boss, teamId, invoiceId } = await aDisputedInvoice();
  product.clock.forwardMinutes(9 * 24 * 60 + 1);
  try {
    await expect(boss.answerInvoiceDispute({ teamId, invoiceId, answer: 'Late.', send: true })).rejects.toMatchObject({
      code: 'dispute.tooLate',
    });
  } finally {
    product.clock.reset();
  }
});

it('answers only what is disputed, in its own community', async () => {
  const { boss, teamId, invoiceId, payer } = await aCardFee();
  await payByCard(payer, [invoiceId]);
  const said = { invoiceId, answer: '', send: true };
  await expect(boss.answerInvoiceDispute({ teamId, ...said })).rejects.toMatchObject({ code: 'dispute.notFound' });
  const other = await aCardFee();
  await expect(other.boss.answerInvoiceDispute({ teamId: other.teamId, ...said })).rejects.toMatchObject({
    code: 'invoice.notFound',
  });
  await expect(boss.answerInvoiceDispute({ teamId: noTeam, ...said })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});

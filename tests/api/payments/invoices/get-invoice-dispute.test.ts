import { expect, it } from 'vitest';
import { aCardFee } from '#tests/support/payments/invoice-cards.ts';
import { aDisputedInvoice } from '#tests/support/payments/invoice-disputes.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('shows the disputed payment of an invoice with what the bank is sent', async () => {
  const { boss, teamId, invoiceId } = await aDisputedInvoice();
  const { dispute, evidence } = await boss.getInvoiceDispute({ teamId, invoiceId });
  expect(dispute).toMatchObject({ status: 'needs_response', amountMinor: 12_000 });
  expect(evidence.flatMap(({ lines }) => lines).join('\n')).not.toContain('spot');
});

it('knows no invoice of another community, and none that was never disputed', async () => {
  const { boss, teamId, invoiceId } = await aCardFee();
  await expect(boss.getInvoiceDispute({ teamId, invoiceId })).rejects.toMatchObject({ code: 'dispute.notFound' });
  const other = await aCardFee();
  await expect(other.boss.getInvoiceDispute({ teamId: other.teamId, invoiceId })).rejects.toMatchObject({
    code: 'invoice.notFound',
  });
  await expect(boss.getInvoiceDispute({ teamId: noTeam, invoiceId })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});

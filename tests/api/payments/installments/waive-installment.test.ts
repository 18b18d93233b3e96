import { expect, it } from 'vitest';
import { aChargeUnderway, anAutomaticPlan, installmentsApi, passDays } from '#tests/support/payments/installments.ts';
import { aChargedFee, inCash, noInvoice } from '#tests/support/payments/invoices.ts';

const reason = 'Helped with the kit';

it('waives one installment: it is never charged, and the others are', async () => {
  const { keeper, teamId, invoiceId, offer, read } = await anAutomaticPlan();
  await keeper.waiveInstallment({ teamId, invoiceId, offer, index: 1, reason });
  const waived = await read();
  expect(waived).toMatchObject({ balanceMinor: 4000, totalMinor: 12_000 });
  expect(waived.plan?.installments[1]).toMatchObject({ state: 'waived', reason, restMinor: 0 });
  await passDays(35);
  expect(await read()).toMatchObject({ state: 'paid', paidMinor: 8000, balanceMinor: 0 });
});

it('refuses an old offer, what is paid, and invoices of others', async () => {
  const { keeper, teamId, invoiceId, offer, money } = await anAutomaticPlan();
  const waive = (differences: object) =>
    keeper.waiveInstallment({ teamId, invoiceId, offer, index: 0, reason, ...differences });
  await expect(waive({})).rejects.toMatchObject({ code: 'installments.nothingDue' });
  await expect(waive({ offer: 2 })).rejects.toMatchObject({ code: 'installments.offerChanged' });
  await expect(waive({ invoiceId: noInvoice })).rejects.toMatchObject({ code: 'invoice.notFound' });
  await expect(waive({ teamId: 'tea_00000000000000000000000000' })).rejects.toMatchObject({ code: 'team.notFound' });
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(8000) });
  await expect(waive({ index: 1 })).rejects.toMatchObject({ code: 'installments.nothingDue' });
  const other = await aChargedFee();
  const without = installmentsApi
    .signedInAs(other.treasurer)
    .waiveInstallment({ teamId: other.teamId, invoiceId: other.invoiceId, offer: 1, index: 0, reason });
  await expect(without).rejects.toMatchObject({ code: 'installments.noPlan' });
});

it('waits while a card is being charged', async () => {
  const { keeper, teamId, invoiceId, offer } = await aChargeUnderway();
  const waive = keeper.waiveInstallment({ teamId, invoiceId, offer, index: 2, reason });
  await expect(waive).rejects.toMatchObject({ code: 'invoice.beingPaid' });
});

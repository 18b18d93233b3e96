import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anAutomaticPlan,
  anOffer,
  givenToAnother,
  installmentsApi,
  passDays,
  payOrder,
  restrict,
} from '#tests/support/payments/installments.ts';
import { aCardFee } from '#tests/support/payments/invoice-cards.ts';
import { inCash, invoicesApi, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';

it('pays one installment by hand', async () => {
  const { mine, invoiceId, offer, payer, read } = await anOffer();
  await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: false });
  const { order } = await mine.payInstallment({ invoiceId, offer, index: 0 });
  expect(order).toMatchObject({ totalMinor: 4000, title: 'Spring fee, 1 of 3', href: `/invoices/${invoiceId}` });
  await payOrder(payer, order.orderId);
  expect((await read()).plan?.installments.map(({ state }) => state)).toEqual(['paid', 'scheduled', 'scheduled']);
  await passDays(40);
  expect((await read()).paidMinor).toBe(4000);
  const mails = product.mails(payer.email).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.startsWith('$40.00 on '))).toHaveLength(4);
});

it('charges no installment that was paid by hand, nor a voided or waived invoice', async () => {
  const { read, money, teamId, invoiceId } = await anAutomaticPlan();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(4000) });
  await passDays(22);
  expect((await read()).paidMinor).toBe(8000);
  await money.waiveInvoice({ teamId, invoiceId, reason: 'Helps out' });
  await passDays(20);
  expect(await read()).toMatchObject({
    paidMinor: 8000,
    state: 'waived',
    plan: { installments: [{}, {}, { state: 'cancelled' }] },
  });
});

it('refuses what is not accepted or owed, and strangers', async () => {
  const { mine, invoiceId, offer, money, teamId } = await anOffer();
  const pay = (differences: object) => mine.payInstallment({ invoiceId, offer, index: 0, ...differences });
  await expect(pay({})).rejects.toMatchObject({ code: 'installments.notAccepted' });
  await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: false });
  await expect(pay({ offer: 2 })).rejects.toMatchObject({ code: 'installments.offerChanged' });
  await expect(pay({ invoiceId: noInvoice })).rejects.toMatchObject({ code: 'invoice.notFound' });
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(4000) });
  await expect(pay({})).rejects.toMatchObject({ code: 'installments.nothingDue' });
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(8000) });
  await expect(pay({})).rejects.toMatchObject({ code: 'invoice.nothingDue' });
  const stranger = installmentsApi.signedInAs(await aPerson());
  await expect(stranger.payInstallment({ invoiceId, offer, index: 0 })).rejects.toMatchObject({
    code: 'invoice.notFound',
  });
  const other = await aCardFee();
  const without = installmentsApi
    .signedInAs(other.payer)
    .payInstallment({ invoiceId: other.invoiceId, offer, index: 0 });
  await expect(without).rejects.toMatchObject({ code: 'installments.noPlan' });
  expect(await invoicesApi.signedInAs(other.payer).getInvoice({ invoiceId: other.invoiceId })).not.toHaveProperty(
    'plan',
  );
});

it('waits for another payer, and refuses minors and accounts that can’t be paid', async () => {
  const { mine, invoiceId, offer, treasurer } = await anOffer();
  await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: false });
  const pay = () => mine.payInstallment({ invoiceId, offer, index: 0 });
  const { order } = await pay();
  await givenToAnother(order.orderId, treasurer);
  await expect(pay()).rejects.toMatchObject({ code: 'invoice.beingPaid' });
  const teen = installmentsApi.signedInAs(await aPerson({ birthdate: '2018-05-17' }));
  const young = teen.payInstallment({ invoiceId, offer, index: 0 });
  await expect(young).rejects.toMatchObject({ code: 'order.adultPays' });
  const other = await anOffer();
  const asked = { invoiceId: other.invoiceId, offer: other.offer };
  await other.mine.acceptPaymentPlan({ ...asked, agreesToCharges: false });
  await restrict(other.owner);
  const unpaid = other.mine.payInstallment({ ...asked, index: 0 });
  await expect(unpaid).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
});

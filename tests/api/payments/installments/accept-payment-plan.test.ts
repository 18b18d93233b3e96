import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anAutomaticPlan,
  anOffer,
  givenToAnother,
  installmentsApi,
  payOrder,
  restrict,
} from '#tests/support/payments/installments.ts';
import { aCardFee } from '#tests/support/payments/invoice-cards.ts';
import { dayIn, inCash, noInvoice } from '#tests/support/payments/invoices.ts';

it('pays the first installment by card, saves the card and shows it', async () => {
  const { read, offer, mine, invoiceId } = await anAutomaticPlan();
  const invoice = await read();
  expect(invoice).toMatchObject({ paidMinor: 4000, balanceMinor: 8000, dueOn: dayIn(20) });
  expect(invoice.plan).toMatchObject({ isAccepted: true, isAutomatic: true, card: { brand: 'visa', last4: '4242' } });
  expect(invoice.plan?.installments.map(({ state }) => state)).toEqual(['paid', 'scheduled', 'scheduled']);
  expect(await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true })).toEqual({});
});

it('holds at once where the payer pays by hand', async () => {
  const { mine, invoiceId, offer, read } = await anOffer();
  expect(await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: false })).toEqual({});
  const { plan, dueOn } = await read();
  expect(plan).toMatchObject({ isAccepted: true, isAutomatic: false });
  expect(dueOn).toBe(dayIn(10));
});

it('leads to one order from two presses', async () => {
  const { mine, invoiceId, offer } = await anOffer();
  const press = () => mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  const [one, two] = await Promise.all([press(), press()]);
  expect(one.order?.orderId).toBe(two.order?.orderId);
  expect(one.order?.totalMinor).toBe(4000);
});

it('counts cash that came before for the first installment', async () => {
  const { mine, invoiceId, offer, money, teamId, payer, read } = await anOffer();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(5000) });
  const { order } = await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  expect(order?.totalMinor).toBe(3000);
  await payOrder(payer, order?.orderId ?? '');
  expect((await read()).plan?.installments.map(({ restMinor }) => restMinor)).toEqual([0, 0, 4000]);
});

it('refuses an old offer, a plan without consent, strangers, and what is owed no more', async () => {
  const { mine, invoiceId, offer, money, teamId } = await anOffer({ autopay: 'required' });
  const accept = (differences: object) =>
    mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true, ...differences });
  await expect(accept({ offer: 9 })).rejects.toMatchObject({ code: 'installments.offerChanged' });
  await expect(accept({ agreesToCharges: false })).rejects.toMatchObject({ code: 'installments.cardNeeded' });
  await expect(accept({ invoiceId: noInvoice })).rejects.toMatchObject({ code: 'invoice.notFound' });
  const stranger = installmentsApi.signedInAs(await aPerson());
  const foreign = stranger.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  await expect(foreign).rejects.toMatchObject({ code: 'invoice.notFound' });
  await money.waiveInvoice({ teamId, invoiceId, reason: 'Helps out' });
  await expect(accept({})).rejects.toMatchObject({ code: 'invoice.nothingDue' });
});

it('waits for another payer, and refuses minors, accounts that can’t be paid and invoices without a plan', async () => {
  const { mine, invoiceId, offer, treasurer } = await anOffer();
  const accept = () => mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  const { order } = await accept();
  await givenToAnother(order?.orderId ?? '', treasurer);
  await expect(accept()).rejects.toMatchObject({ code: 'invoice.beingPaid' });
  const teen = installmentsApi.signedInAs(await aPerson({ birthdate: '2018-05-17' }));
  const young = teen.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  await expect(young).rejects.toMatchObject({ code: 'order.adultPays' });
  const other = await anOffer();
  await restrict(other.owner);
  const asked = { invoiceId: other.invoiceId, offer: other.offer, agreesToCharges: true };
  await expect(other.mine.acceptPaymentPlan(asked)).rejects.toMatchObject({ code: 'invoice.cardsUnavailable' });
  const plain = await aCardFee();
  const none = installmentsApi.signedInAs(plain.payer).acceptPaymentPlan({ ...asked, invoiceId: plain.invoiceId });
  await expect(none).rejects.toMatchObject({ code: 'installments.noPlan' });
});

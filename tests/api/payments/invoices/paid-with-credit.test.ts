import { expect, it } from 'vitest';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { aCardFee } from '#tests/support/payments/invoice-cards.ts';
import { inCash, invoicesApi } from '#tests/support/payments/invoices.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** A player who owes $120 and has so much credit with the community. */
async function aCreditedPayer(amountMinor: number) {
  const world = await aCardFee();
  const { teamId, payer, treasurer, invoiceId } = world;
  const treasury = creditsApi.signedInAs(treasurer);
  if (amountMinor > 0)
    await treasury.grantCredit({ teamId, personId: payer.userId, amountMinor, reason: 'Helped at the gate' });
  const orders = ordersApi.signedInAs(payer);
  const mine = creditsApi.signedInAs(payer);
  const balance = async () => (await mine.listMyCredits({})).credits[0]?.balanceMinor ?? 0;
  const pay = async () => (await world.mine.payInvoices({ invoiceIds: [invoiceId] })).order;
  const card = async (orderId: string) => {
    payWith(cloud.stripe, (await orders.startCheckout({ orderId })).url, goodCard);
    await settleAll();
  };
  const invoice = () => invoicesApi.signedInAs(payer).getInvoice({ invoiceId });
  const ledger = async () => (await world.money.getLedger({ teamId })).lines.map(({ amountMinor }) => amountMinor);
  return { ...world, orders, mineCredits: mine, balance, pay, card, invoice, ledger };
}

it('is used first, the card pays the rest, and the ledger has what came in as money', async () => {
  const { pay, card, balance, invoice, ledger } = await aCreditedPayer(5000);
  const order = await pay();
  expect(order).toMatchObject({ creditMinor: 5000, totalMinor: 7000 });
  expect(await balance()).toBe(0);
  expect((await pay()).orderId).toBe(order.orderId);
  await card(order.orderId);
  expect(await invoice()).toMatchObject({
    state: 'paid',
    balanceMinor: 0,
    payments: [{ method: 'card', amountMinor: 12_000, creditMinor: 5000 }],
  });
  expect(await ledger()).toContain(7000);
  expect(await ledger()).not.toContain(12_000);
});

it('is kept by a payer who says so', async () => {
  const { pay, card, balance, orders, invoice } = await aCreditedPayer(5000);
  const { orderId } = await pay();
  expect(await orders.chooseCredit({ orderId, isUsed: false })).toMatchObject({ totalMinor: 12_000 });
  expect(await pay()).toMatchObject({ orderId, totalMinor: 12_000 });
  await card(orderId);
  expect(await balance()).toBe(5000);
  expect((await invoice()).payments[0]?.creditMinor).toBeUndefined();
});

it('pays all of it without the provider, and no money comes into the ledger', async () => {
  const { pay, orders, balance, invoice, ledger } = await aCreditedPayer(15_000);
  const { orderId, totalMinor } = await pay();
  expect(totalMinor).toBe(0);
  expect((await orders.startCheckout({ orderId })).url).toContain('/payment-success');
  await settleAll();
  expect(await balance()).toBe(3000);
  expect(await invoice()).toMatchObject({ state: 'paid', payments: [{ creditMinor: 12_000 }] });
  expect(await ledger()).toEqual([]);
});

it('comes back where the invoice was paid another way meanwhile, before the card gets anything', async () => {
  const { pay, card, balance, money, teamId, invoiceId, orders } = await aCreditedPayer(5000);
  const { orderId } = await pay();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(6000) });
  await card(orderId);
  expect(await balance()).toBe(5000);
  expect(await orders.getOrder({ orderId })).toMatchObject({ creditBackMinor: 5000, refundedMinor: 1000 });
});

it('comes back first where a treasurer refunds, and can be sent back once', async () => {
  const { pay, card, balance, boss, teamId, invoiceId, invoice } = await aCreditedPayer(5000);
  await card((await pay()).orderId);
  const { paymentId = '' } = (await invoice()).payments[0] ?? {};
  await boss.refundInvoicePayment({ teamId, invoiceId, paymentId, amountMinor: 4000 });
  await settleAll();
  expect(await balance()).toBe(4000);
  expect((await invoice()).payments).toMatchObject([{ refundedMinor: 4000 }]);
  const tooMuch = boss.refundInvoicePayment({ teamId, invoiceId, paymentId, amountMinor: 8001 });
  await expect(tooMuch).rejects.toMatchObject({ code: 'order.nothingLeft' });
});

it('is there again when another order takes its place, or the time to pay is over', async () => {
  const { pay, balance, money, teamId, invoiceId } = await aCreditedPayer(5000);
  await pay();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(1000) });
  expect(await pay()).toMatchObject({ creditMinor: 5000, totalMinor: 6000 });
  await product.drain();
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await balance()).toBe(5000);
});

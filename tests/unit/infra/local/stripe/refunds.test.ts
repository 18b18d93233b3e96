import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, aSeller, payWith, startStripe, type TestStripe } from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
let seller: string;
beforeAll(async () => {
  test = await startStripe();
  seller = await aSeller(test);
  await test.stripe.accounts.update(seller, { settings: { payouts: { schedule: { interval: 'manual' } } } });
  // Something to pay refunds from.
  for (let times = 0; times < 3; times += 1) await paid('4242424242424242');
});
afterAll(() => test.close());

const at = () => ({ stripeAccount: seller });
async function paid(number: string): Promise<string> {
  const session = await aCheckout(test, seller);
  payWith(test.local, session.url, number);
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, at());
  return String(intent);
}
const balance = async () => {
  const { available, pending } = await test.stripe.balance.retrieve({}, at());
  return (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
};
const chargeOf = async (intent: string) =>
  (await test.stripe.charges.list({ payment_intent: intent, limit: 1 }, at())).data[0];

describe('a refund at the local provider', () => {
  it('gives everything back, with the part of the platform', async () => {
    const intent = await paid('4242424242424242');
    const before = await balance();
    const refund = await test.stripe.refunds.create(
      { payment_intent: intent, refund_application_fee: true, metadata: { cause: 'hostCancelled' } },
      at(),
    );
    expect(refund).toMatchObject({ amount: 1266, status: 'succeeded', metadata: { cause: 'hostCancelled' } });
    expect((await balance()) - before).toBe(-1266 + 66);
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1266, refunded: true });
    const [fee] = (await test.stripe.applicationFees.list({ limit: 1 })).data;
    expect(fee).toMatchObject({ amount_refunded: 66, refunded: true });
  });

  it('gives a part back, and the rest of the platform only with the last part', async () => {
    const intent = await paid('4242424242424242');
    const give = (amount: number) =>
      test.stripe.refunds.create({ payment_intent: intent, amount, refund_application_fee: true }, at());
    await give(600);
    expect((await test.stripe.applicationFees.list({ limit: 1 })).data[0]).toMatchObject({ amount_refunded: 31 });
    await give(666);
    expect((await test.stripe.applicationFees.list({ limit: 1 })).data[0]).toMatchObject({ amount_refunded: 66 });
    await expect(give(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('never gives back more than was paid', async () => {
    const intent = await paid('4242424242424242');
    await expect(test.stripe.refunds.create({ payment_intent: intent, amount: 1267 }, at())).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
    });
  });

  it('waits where the bank takes its time, and then arrives', async () => {
    const intent = await paid('4000000000007726');
    const { id, status } = await test.stripe.refunds.create({ payment_intent: intent }, at());
    expect(status).toBe('pending');
    await test.forward(2.1);
    expect(await test.stripe.refunds.retrieve(id, {}, at())).toMatchObject({ status: 'succeeded' });
    expect((await test.events()).map(({ type }) => String(type))).toContain('refund.updated');
  });

  it('fails days after it looked done, and the money is the seller’s again', async () => {
    const intent = await paid('4000000000005126');
    const before = await balance();
    const { id } = await test.stripe.refunds.create({ payment_intent: intent }, at());
    await test.forward(2.1);
    expect(await test.stripe.refunds.retrieve(id, {}, at())).toMatchObject({ status: 'failed' });
    expect(await balance()).toBe(before);
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await test.events()).map(({ type }) => String(type))).toContain('refund.failed');
  });

  it('waits while the seller has nothing to pay it from', async () => {
    const poor = await aSeller(test);
    const session = await aCheckout(test, poor);
    payWith(test.local, session.url, '4242424242424242');
    const of = { stripeAccount: poor };
    const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, of);
    const refund = await test.stripe.refunds.create({ payment_intent: String(intent) }, of);
    // What the provider took of the payment is missing.
    expect(refund).toMatchObject({
      status: 'pending',
      pending_reason: 'insufficient_funds',
      balance_transaction: null,
    });
    payWith(test.local, (await aCheckout(test, poor)).url, '4242424242424242');
    await test.forward(2.1);
    expect(await test.stripe.refunds.retrieve(refund.id, {}, of)).toMatchObject({ status: 'succeeded' });
  });

  it('is shown with its charge where it is asked for', async () => {
    const intent = await paid('4242424242424242');
    await test.stripe.refunds.create({ payment_intent: intent, amount: 100 }, at());
    const { latest_charge: charge } = await test.stripe.paymentIntents.retrieve(
      intent,
      { expand: ['latest_charge.refunds'] },
      at(),
    );
    expect(charge).toMatchObject({ refunds: { data: [{ amount: 100 }] } });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCheckout, aSeller, payWith, startStripe, type TestStripe } from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
let seller: string;
beforeAll(async () => {
  test = await startStripe();
});
beforeEach(async () => {
  seller = await aSeller(test);
});
afterAll(() => test.close());

const at = () => ({ stripeAccount: seller });
const sell = async (number = '4242424242424242') => {
  const session = await aCheckout(test, seller);
  payWith(test.local, session.url, number);
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(
    session.id,
    { expand: ['payment_intent'] },
    at(),
  );
  return intent && typeof intent === 'object' ? String(intent.latest_charge) : '';
};
const balance = async () => {
  const { available, pending } = await test.stripe.balance.retrieve({}, at());
  return { available: available[0]?.amount, pending: pending[0]?.amount };
};
/** What one sale leaves the seller: $12.66 less 67 cents of the provider and 66 of the platform. */
const net = 1266 - 67 - 66;

describe('the balance of a seller', () => {
  it('has what was sold, first pending, then paid out by the clock, to the cent', async () => {
    for (let times = 0; times < 10; times += 1) await sell();
    expect(await balance()).toEqual({ available: 0, pending: 10 * net });
    await test.forward(2.01);
    await test.forward(1);
    expect(await balance()).toEqual({ available: 0, pending: 0 });
    const { data } = await test.stripe.payouts.list({}, at());
    expect(data).toMatchObject([{ amount: 10 * net, status: 'in_transit', automatic: true }]);
    await test.forward(2.1);
    expect(await test.stripe.payouts.retrieve(data[0]!.id, {}, at())).toMatchObject({ status: 'paid' });
    expect((await test.events()).filter(({ account }) => account === seller).map(({ type }) => String(type))).toEqual(
      expect.arrayContaining(['payout.created', 'payout.paid']),
    );
  });

  it('says of a payout which payments it is made of', async () => {
    const charges = [await sell(), await sell()];
    test.press('payOut', seller);
    await sell();
    const [payout] = (await test.stripe.payouts.list({}, at())).data;
    const { data } = await test.stripe.balanceTransactions.list({ payout: payout!.id, expand: ['data.source'] }, at());
    const sources = data.filter(({ type }) => type === 'charge').map(({ source }) => (source as { id: string }).id);
    expect(sources.sort()).toEqual(charges.sort());
    expect(data.filter(({ type }) => type === 'charge').reduce((sum, line) => sum + line.net, 0)).toBe(payout!.amount);
  });

  it('has the money of a payout again that the bank sent back', async () => {
    await sell();
    test.press('payOut', seller);
    const [payout] = (await test.stripe.payouts.list({}, at())).data;
    test.press('failPayout', payout!.id);
    expect(await test.stripe.payouts.retrieve(payout!.id, {}, at())).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
    expect(await balance()).toEqual({ available: net, pending: 0 });
  });

  it('pays out nothing while the account waits for a document', async () => {
    const { id } = await test.stripe.accounts.create({ type: 'standard' });
    expect(test.press('payOut', id)).toMatchObject({ result: [] });
  });

  it('pays out by hand no more than there is', async () => {
    await sell();
    await expect(test.stripe.payouts.create({ amount: 1, currency: 'usd' }, at())).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    await test.stripe.accounts.update(seller, { settings: { payouts: { schedule: { interval: 'manual' } } } });
    await test.forward(3.1);
    const payout = await test.stripe.payouts.create({ amount: 100, currency: 'usd' }, at());
    expect(await balance()).toEqual({ available: net - 100, pending: 0 });
    expect(await test.stripe.payouts.cancel(payout.id, {}, at())).toMatchObject({ status: 'canceled' });
    expect(await balance()).toEqual({ available: net, pending: 0 });
  });
});

describe('a dispute at the local provider', () => {
  const disputeOf = async (charge: string) => (await test.stripe.disputes.list({ charge }, at())).data[0]!;

  it('takes the money and a fee away at once, and refuses a refund', async () => {
    const charge = await sell();
    test.press('dispute', charge);
    expect(await disputeOf(charge)).toMatchObject({
      status: 'needs_response',
      amount: 1266,
      evidence_details: { due_by: expect.any(Number) },
    });
    expect(await balance()).toEqual({ available: -1266 - 1500, pending: net });
    await expect(test.stripe.refunds.create({ charge }, at())).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await test.events()).map(({ type }) => String(type))).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
  });

  it.each([
    ['winning_evidence', 'won', 0],
    ['losing_evidence', 'lost', -1266 - 1500],
  ])('ends after %s as %s', async (text, status, available) => {
    const charge = await sell();
    test.press('dispute', charge);
    const { id } = await disputeOf(charge);
    await test.stripe.disputes.update(id, { evidence: { uncategorized_text: text }, submit: true }, at());
    expect(await disputeOf(charge)).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
    });
    test.press(status === 'won' ? 'winDispute' : 'loseDispute', id);
    expect(await disputeOf(charge)).toMatchObject({ status });
    expect((await balance()).available).toBe(available);
  });

  it('is lost by a seller who does not answer in time', async () => {
    const charge = await sell();
    test.press('dispute', charge);
    await test.forward(9.1);
    expect(await disputeOf(charge)).toMatchObject({ status: 'lost' });
  });

  it('comes by itself a day after a payment with the card for that', async () => {
    const charge = await sell('4000000000000259');
    await test.forward(1.1);
    expect(await disputeOf(charge)).toMatchObject({ charge, reason: 'fraudulent' });
  });
});

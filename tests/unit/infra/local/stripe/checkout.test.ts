import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCheckout,
  aSeller,
  payWith,
  startStripe,
  submitTo,
  type TestStripe,
} from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
let seller: string;
beforeAll(async () => {
  test = await startStripe();
  seller = await aSeller(test);
});
afterAll(() => test.close());

const at = () => ({ stripeAccount: seller });
const sessionOf = async (id: string) =>
  test.stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'] },
    at(),
  );

describe('a checkout at the local provider', () => {
  it('shows the price before, takes the money, and leads back to the product', async () => {
    const session = await aCheckout(test, seller);
    expect(submitTo(test.local, session.url!, {}).body).toContain('Pay $12.66');
    const paid = payWith(test.local, session.url, '4242 4242 4242 4242');
    expect(paid).toMatchObject({ status: 303, location: `http://localhost:5173/paid?session=${session.id}` });
    expect(await sessionOf(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      metadata: { orderId: 'ord_1' },
      line_items: { data: [{ description: 'Beach volleyball', amount_total: 1266 }] },
      payment_intent: {
        status: 'succeeded',
        amount_received: 1266,
        application_fee_amount: 66,
        metadata: { orderId: 'ord_1' },
        latest_charge: {
          paid: true,
          payment_method_details: { card: { last4: '4242', brand: 'visa' } },
          balance_transaction: { amount: 1266, fee: 67 + 66, net: 1266 - 67 - 66 },
        },
      },
    });
  });

  it('gives the platform its part of the payment, on its own balance', async () => {
    const { data } = await test.stripe.applicationFees.list({ limit: 1 });
    expect(data).toMatchObject([{ account: seller, amount: 66, refunded: false }]);
    const { data: lines } = await test.stripe.balanceTransactions.list({ type: 'application_fee' });
    expect(lines[0]).toMatchObject({ amount: 66, net: 66 });
  });

  it.each([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ])('declines %s, says why, and lets the payer try again', async (number, sentence, reason) => {
    const session = await aCheckout(test, seller);
    const declined = payWith(test.local, session.url, number);
    expect([declined.status, declined.body]).toEqual([402, expect.stringContaining(sentence)]);
    const failed = await sessionOf(session.id);
    expect(failed).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: reason } },
    });
    expect(payWith(test.local, session.url, '4242424242424242').status).toBe(303);
    expect(await sessionOf(session.id)).toMatchObject({
      status: 'complete',
      payment_intent: { amount_received: 1266 },
    });
  });

  it('asks for authentication, and takes nothing when it fails', async () => {
    const session = await aCheckout(test, seller);
    const { location } = payWith(test.local, session.url, '4000002500003155');
    expect(submitTo(test.local, location, {}).body).toContain('Complete authentication');
    expect(submitTo(test.local, location, { answer: 'fail' }).body).toContain('unable to authenticate');
    const again = payWith(test.local, session.url, '4000002500003155');
    expect(submitTo(test.local, again.location, { answer: 'complete' }).location).toContain(session.id);
    expect(await sessionOf(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  it('is complete and unpaid while a bank takes its time, and paid days later', async () => {
    const session = await aCheckout(test, seller);
    payWith(test.local, session.url, '000123456789');
    expect(await sessionOf(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending' } },
    });
    await test.forward(3.1);
    expect(await sessionOf(session.id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded' },
    });
  });

  it('says that a payment failed which a bank refused days later', async () => {
    const session = await aCheckout(test, seller);
    payWith(test.local, session.url, '000111111116');
    await test.forward(3.1);
    expect(await sessionOf(session.id)).toMatchObject({
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect((await test.events()).map(({ type }) => String(type))).toContain('checkout.session.async_payment_failed');
  });

  it('goes back without paying', async () => {
    const session = await aCheckout(test, seller);
    expect(submitTo(test.local, session.url!, { action: 'cancel' }).location).toBe('http://localhost:5173/back');
    expect(await sessionOf(session.id)).toMatchObject({ status: 'open', payment_intent: null });
  });

  it('cannot be paid once it is expired, by the seller or by the clock', async () => {
    const [one, other] = [await aCheckout(test, seller), await aCheckout(test, seller)];
    await test.stripe.checkout.sessions.expire(one.id, {}, at());
    expect(payWith(test.local, one.url, '4242424242424242').status).toBe(410);
    await test.forward(1.1);
    expect(await sessionOf(other.id)).toMatchObject({ status: 'expired', url: null });
    await expect(test.stripe.checkout.sessions.expire(other.id, {}, at())).rejects.toMatchObject({ statusCode: 400 });
  });

  it('keeps a card that the payer saves for their customer, and pays with it when the payer is away', async () => {
    const customer = await test.stripe.customers.create({ email: 'ann@people.example' }, at());
    const session = await aCheckout(test, seller, {
      customer: customer.id,
      payment_intent_data: { setup_future_usage: 'off_session' },
    });
    const { location } = payWith(test.local, session.url, '4000002500003155');
    submitTo(test.local, location, { answer: 'complete' });
    const { data: saved } = await test.stripe.customers.listPaymentMethods(customer.id, {}, at());
    expect(saved).toMatchObject([{ card: { last4: '3155' } }]);
    const later = await test.stripe.paymentIntents.create(
      {
        amount: 900,
        currency: 'usd',
        customer: customer.id,
        payment_method: saved[0]!.id,
        off_session: true,
        confirm: true,
      },
      at(),
    );
    expect(later.status).toBe('succeeded');
    const next = await aCheckout(test, seller, { customer: customer.id });
    expect(submitTo(test.local, next.url!, {}).body).toContain('ending in 3155');
    expect(submitTo(test.local, next.url!, { email: 'ann@people.example', saved: saved[0]!.id }).status).toBe(303);
  });

  it('saves a card without charging it', async () => {
    const customer = await test.stripe.customers.create({}, at());
    const session = await test.stripe.checkout.sessions.create(
      { mode: 'setup', currency: 'usd', customer: customer.id, success_url: 'http://localhost:5173/ok' },
      at(),
    );
    expect(payWith(test.local, session.url, '4242424242424242').location).toBe('http://localhost:5173/ok');
    expect(await test.stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] }, at())).toMatchObject({
      payment_status: 'no_payment_required',
      setup_intent: { status: 'succeeded', customer: customer.id },
    });
  });

  it.each([
    ['a session that ends too soon', { expires_at: Math.floor(Date.now() / 1000) + 600 }, /30 minutes/],
    [
      'a part for the platform that is larger than the payment',
      { payment_intent_data: { application_fee_amount: 9999 } },
      /application fee/,
    ],
    [
      'an amount that is too small',
      {
        line_items: [{ price_data: { currency: 'usd', unit_amount: 10, product_data: { name: 'x' } }, quantity: 1 }],
        payment_intent_data: {},
      },
      /at least/,
    ],
  ])('refuses %s', async (_what, more, sentence) => {
    await expect(aCheckout(test, seller, more)).rejects.toThrow(sentence);
  });

  it('takes no card that is not for tests, and keeps no number', async () => {
    const session = await aCheckout(test, seller);
    expect(payWith(test.local, session.url, '4111111111111111').body).toContain('Enter a test card');
    const kept = JSON.stringify([
      ...test.local.world.store.listAll('event', 1000),
      ...test.local.world.store.listAll('payment_method', 1000),
    ]);
    expect(kept).not.toMatch(/4111111111111111|4242424242424242|000123456789/);
  });
});

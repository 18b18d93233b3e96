import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith, startStripe, submitTo, type TestStripe } from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
let pro: string;
let elite: string;
beforeAll(async () => {
  test = await startStripe();
  const price = async (name: string, amount: number) => {
    const product = await test.stripe.products.create({ name });
    const made = await test.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval: 'month' },
    });
    return made.id;
  };
  [pro, elite] = [await price('Organizer Pro', 1900), await price('Organizer Elite', 4900)];
});
afterAll(() => test.close());

/** Subscribes by the checkout page. */
async function subscribed(number = '4242424242424242', price = pro) {
  const customer = await test.stripe.customers.create({ email: 'owner@people.example' });
  const session = await test.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { teamId: 'tem_1' } },
    success_url: 'http://localhost:5173/done?checkout={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:5173/back',
  });
  const shown = payWith(test.local, session.url, number);
  const { subscription } = await test.stripe.checkout.sessions.retrieve(session.id);
  return { customer: customer.id, session, shown, id: String(subscription) };
}
const get = (id: string) => test.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
const itemOf = async (id: string) => (await get(id)).items.data[0]!;

describe('a subscription at the local provider', () => {
  it('begins with a paid invoice and tells the platform in which order', async () => {
    test.received.length = 0;
    const { id, shown } = await subscribed();
    expect(shown.status).toBe(303);
    expect(await get(id)).toMatchObject({
      status: 'active',
      metadata: { teamId: 'tem_1' },
      latest_invoice: {
        status: 'paid',
        total: 1900,
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid' }] },
      },
    });
    const types = (await test.events()).map(({ type }) => String(type));
    expect(types.filter((type) => /subscription|invoice.paid|session/.test(type))).toEqual([
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  it('does not begin while the card is declined', async () => {
    const { session, shown } = await subscribed('4000000000000002');
    expect(shown.status).toBe(402);
    expect(await test.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      subscription: null,
    });
  });

  it('says what a change would cost now, and costs that', async () => {
    const { id, customer } = await subscribed();
    const item = await itemOf(id);
    const at = item.current_period_start + Math.round((item.current_period_end - item.current_period_start) / 2);
    const items = [{ id: item.id, price: elite }];
    const change = { items, proration_behavior: 'always_invoice' as const, proration_date: at };
    const preview = await test.stripe.invoices.createPreview({ subscription: id, subscription_details: change });
    expect(preview).toMatchObject({ total: 1500, lines: { data: [{ amount: -950 }, { amount: 2450 }] } });
    await test.stripe.subscriptions.update(id, { ...change, payment_behavior: 'error_if_incomplete' });
    expect(await get(id)).toMatchObject({
      latest_invoice: { total: 1500, status: 'paid', billing_reason: 'subscription_update' },
    });
    expect((await itemOf(id)).price.id).toBe(elite);
    const { data } = await test.stripe.invoices.list({ customer });
    expect(data.map(({ total }) => total)).toEqual([1500, 1900]);
  });

  it('keeps its price when the difference cannot be paid', async () => {
    const { id, customer } = await subscribed();
    const broken = await test.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await test.stripe.subscriptions.update(id, { default_payment_method: broken.id });
    const item = await itemOf(id);
    const items = [{ id: item.id, price: elite }];
    await expect(
      test.stripe.subscriptions.update(id, {
        items,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ type: 'StripeCardError' });
    expect((await itemOf(id)).price.id).toBe(pro);
  });

  it('gives credit for what is left of a larger plan, and uses it first', async () => {
    const { id, customer } = await subscribed('4242424242424242', elite);
    const item = await itemOf(id);
    await test.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price: pro }],
      proration_behavior: 'always_invoice',
      proration_date: item.current_period_start,
    });
    expect(await test.stripe.customers.retrieve(customer)).toMatchObject({ balance: -3000 });
    await test.forward(32);
    expect(await get(id)).toMatchObject({
      latest_invoice: { total: 1900, amount_due: 0, starting_balance: -3000, ending_balance: -1100 },
    });
  });

  it('is renewed by the clock, month by month', async () => {
    const { id, customer } = await subscribed();
    const before = await itemOf(id);
    await test.forward(32);
    expect((await itemOf(id)).current_period_start).toBe(before.current_period_end);
    const { data } = await test.stripe.invoices.list({ customer });
    expect(data.map(({ billing_reason: reason, status }) => `${reason} ${status}`)).toEqual([
      'subscription_cycle paid',
      'subscription_create paid',
    ]);
  });

  it('ends with its period when it is canceled, and not before', async () => {
    const { id } = await subscribed();
    await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await get(id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: expect.any(Number),
    });
    await test.forward(32);
    expect(await get(id)).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
    expect((await test.events()).map(({ type }) => String(type))).toContain('customer.subscription.deleted');
  });

  it('ends at once when that is asked for', async () => {
    const { id } = await subscribed();
    expect(await test.stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
  });

  it('is past due when the card fails, is tried again, and ends after the last try', async () => {
    const { id, customer } = await subscribed();
    const broken = await test.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await test.stripe.subscriptions.update(id, { default_payment_method: broken.id });
    await test.forward(31.5);
    expect(await get(id)).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
    for (const days of [3.1, 5.1, 7.1]) await test.forward(days);
    expect(await get(id)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 4 } });
    await test.forward(1.1);
    expect(await get(id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  });

  it('is looked after in the portal: cancel, keep, another card', async () => {
    const { id, customer } = await subscribed();
    const { url } = await test.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:5173/settings',
    });
    expect(submitTo(test.local, url, {}).body).toContain('Cancel Organizer Pro');
    submitTo(test.local, url, { subscription: id, action: 'cancel' });
    expect(await get(id)).toMatchObject({ cancel_at_period_end: true });
    submitTo(test.local, url, { subscription: id, action: 'keep' });
    expect(await get(id)).toMatchObject({ cancel_at_period_end: false, canceled_at: null });
    expect(submitTo(test.local, url, { number: '5555555555554444', expiry: '1/41', code: '123' }).status).toBe(303);
    const { default_payment_method: method } = await test.stripe.subscriptions.retrieve(id, {
      expand: ['default_payment_method'],
    });
    expect(method).toMatchObject({ card: { last4: '4444' } });
    await test.forward(0.1);
    expect(submitTo(test.local, url, {}).location).toBe('http://localhost:5173/settings');
  });
});

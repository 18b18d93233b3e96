import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCheckout,
  aSeller,
  payWith,
  startStripe,
  type TestStripe,
  webhookSecret,
} from '#tests/support/payments/local-stripe.ts';

const opened: TestStripe[] = [];
let test: TestStripe;
let seller: string;
beforeEach(async () => {
  test = await startStripe();
  opened.push(test);
  seller = await aSeller(test);
  await test.stripe.accounts.update(seller, { settings: { payouts: { schedule: { interval: 'manual' } } } });
  await test.events();
  test.received.length = 0;
});
afterAll(async () => {
  for (const each of opened) await each.close();
});

const pay = async () => payWith(test.local, (await aCheckout(test, seller)).url, '4242424242424242');
const types = async () => (await test.events()).map(({ type }) => String(type));

const ofOnePayment = [
  'payment_intent.created',
  'application_fee.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
];

describe('webhooks of the local provider', () => {
  it('tell of a payment in the order in which it happened', async () => {
    await pay();
    expect(await types()).toEqual(ofOnePayment);
  });

  it('are signed, so that the package takes them and refuses a forged one', async () => {
    await pay();
    await test.events();
    const { body, headers } = test.received.at(-1)!;
    const signature = headers['stripe-signature']!;
    expect(test.stripe.webhooks.constructEvent(body, signature, webhookSecret)).toMatchObject({
      type: 'checkout.session.completed',
      livemode: false,
      account: seller,
    });
    expect(() => test.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/i);
    expect(() => test.stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow(/signature/i);
  });

  it('go to one endpoint for the platform and to another for connected accounts', async () => {
    await pay();
    await test.events();
    const to = (path: string) => test.received.filter(({ url }) => url.endsWith(path)).length;
    expect([to('/webhooks/stripe'), to('/webhooks/stripe-connect')]).toEqual([1, 4]);
  });

  it('are tried again until the product takes them', async () => {
    test.answerWebhooksWith(500);
    await pay();
    await test.local.run();
    expect(test.received).toHaveLength(5);
    test.answerWebhooksWith(200);
    await test.forward(0.01);
    expect(test.received).toHaveLength(10);
    expect(test.local.deliveries.list(5).map(({ state }) => state)).toEqual(
      Array.from({ length: 5 }, () => 'delivered'),
    );
    await test.forward(1);
    expect(test.received).toHaveLength(10);
  });

  it('are given up after days', async () => {
    test.answerWebhooksWith(500);
    await pay();
    for (let days = 0; days < 14; days += 1) await test.forward(1);
    // What the platform was paid out meanwhile is younger.
    const old = test.local.deliveries.list(50).filter(({ type }) => !type.startsWith('payout.'));
    expect(new Set(old.slice(0, 5).map(({ state }) => state))).toEqual(new Set(['failed']));
  });

  it('arrive as often as one says', async () => {
    test.press('repeat', '', { times: 2 });
    await pay();
    expect(await types()).toHaveLength(15);
  });

  it('arrive in any order', async () => {
    test.press('shuffle');
    for (let times = 0; times < 8; times += 1) await pay();
    const arrived = await types();
    expect(arrived).toHaveLength(40);
    expect(arrived).not.toEqual(Array.from({ length: 8 }, () => ofOnePayment).flat());
  });

  it('arrive late, when they are released', async () => {
    test.press('hold');
    await pay();
    expect(await types()).toEqual([]);
    test.press('release');
    expect(await types()).toEqual(ofOnePayment);
  });

  it('are lost, and can be fetched', async () => {
    test.press('drop');
    await pay();
    expect(await types()).toEqual([]);
    const { data } = await test.stripe.events.list(
      { types: ['checkout.session.completed'] },
      { stripeAccount: seller },
    );
    expect(data).toMatchObject([{ type: 'checkout.session.completed', data: { object: { payment_status: 'paid' } } }]);
    expect(await test.stripe.events.retrieve(data[0]!.id, {}, { stripeAccount: seller })).toMatchObject({
      account: seller,
    });
  });

  it('arrive once more where someone presses the button', async () => {
    await pay();
    const last = (await test.events()).at(-1)!;
    test.press('again', last.id);
    expect((await test.events()).at(-1)).toEqual(last);
    expect(test.received).toHaveLength(6);
  });
});

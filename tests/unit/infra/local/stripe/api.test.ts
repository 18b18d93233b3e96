import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, aSeller, payWith, startStripe, type TestStripe } from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await startStripe();
});
afterAll(() => test.close());

describe('the API of the local provider', () => {
  it('answers a repeated call with a key as it did the first time, and does nothing', async () => {
    const create = (name: string) => test.stripe.customers.create({ name }, { idempotencyKey: 'key-1' });
    const [first, second] = [await create('Ann'), await create('Ann')];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(create('Bob')).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('keeps keys of one account apart from those of another', async () => {
    const [one, other] = [await aSeller(test), await aSeller(test)];
    const create = (stripeAccount: string) =>
      test.stripe.customers.create({}, { stripeAccount, idempotencyKey: 'key-2' });
    expect((await create(one)).id).not.toBe((await create(other)).id);
  });

  it('answers a declined card with the same refusal to the same key', async () => {
    const stripeAccount = await aSeller(test);
    const pay = () =>
      test.stripe.paymentIntents.create(
        { amount: 500, currency: 'usd', payment_method: 'pm_card_visa_chargeDeclined', confirm: true },
        { stripeAccount, idempotencyKey: 'key-3' },
      );
    const refusal = {
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      statusCode: 402,
    };
    await expect(pay()).rejects.toMatchObject(refusal);
    await expect(pay()).rejects.toMatchObject(refusal);
    const { data } = await test.stripe.paymentIntents.list({}, { stripeAccount });
    expect(data).toMatchObject([{ status: 'requires_payment_method' }]);
  });

  it('turns away a key that is not its own, and an account that is not connected', async () => {
    await expect(test.client('sk_test_other').balance.retrieve()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(test.stripe.balance.retrieve({}, { stripeAccount: 'acct_other' })).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'account_invalid',
    });
  });

  it('says which object is not there, and does not show those of another account', async () => {
    const [one, other] = [await aSeller(test), await aSeller(test)];
    const { id } = await test.stripe.customers.create({}, { stripeAccount: one });
    await expect(test.stripe.customers.retrieve(id, {}, { stripeAccount: other })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
  });

  it('names a parameter that it does not know, or that is missing', async () => {
    const [unknown, tooLittle] = [JSON.parse('{"nonsense":"x"}'), JSON.parse('{"currency":"usd"}')];
    await expect(test.stripe.customers.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'nonsense',
    });
    await expect(test.stripe.paymentIntents.create(tooLittle)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
  });

  it('pages through lists in both directions', async () => {
    const stripeAccount = await aSeller(test);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await test.stripe.customers.create({}, { stripeAccount })).id);
    const list = (params: object) => test.stripe.customers.list({ limit: 2, ...params }, { stripeAccount });
    const first = await list({});
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([[made[4], made[3]], true]);
    const last = await list({ starting_after: made[1] });
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([[made[0]], false]);
    expect((await list({ ending_before: made[0] })).data.map(({ id }) => id)).toEqual([made[2], made[1]]);
  });

  it('merges metadata, and takes away what is emptied', async () => {
    const { id } = await test.stripe.customers.create({ metadata: { a: '1', b: '2' } });
    const changed = await test.stripe.customers.update(id, { metadata: { a: '', c: '3' } });
    expect(changed.metadata).toEqual({ b: '2', c: '3' });
  });

  it('refuses to go faster than its limit', async () => {
    const slow = await startStripe({ callsPerSecond: 5 });
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => slow.stripe.balance.retrieve()));
    const refused = calls.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { type: 'StripeRateLimitError' } });
    await slow.close();
  });

  it('fails on purpose before or after everything is done, and a key saves the second try', async () => {
    test.press('fail', '', { fault: 'lost' });
    const create = () => test.stripe.customers.create({ name: 'Lost' }, { idempotencyKey: 'key-4' });
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError' });
    const { id } = await create();
    const { data } = await test.stripe.customers.list({ limit: 1 });
    expect(data).toMatchObject([{ id, name: 'Lost' }]);
    test.press('fail', '', { fault: 'refused' });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  });

  it('knows everything after a restart, and delivers what it had not delivered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rovers-stripe-'));
    const file = join(folder, 'state.sqlite');
    const before = await startStripe({ file });
    const seller = await aSeller(before);
    const session = await aCheckout(before, seller);
    payWith(before.local, session.url, '4242424242424242');
    await before.close();
    const after = await startStripe({ file });
    expect(await after.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: seller })).toMatchObject({
      payment_status: 'paid',
    });
    expect((await after.events()).map(({ type }) => String(type))).toContain('checkout.session.completed');
    await after.close();
    rmSync(folder, { recursive: true });
  });
});

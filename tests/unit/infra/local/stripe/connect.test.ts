import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, startStripe, submitTo, type TestStripe } from '#tests/support/payments/local-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await startStripe();
});
afterAll(() => test.close());

const clientId = 'ca_LocalPlatform00000000000000000';
const back = {
  return_url: 'http://localhost:5173/settings?back=1',
  refresh_url: 'http://localhost:5173/settings?again=1',
};
const linkTo = (account: string) => test.stripe.accountLinks.create({ account, type: 'account_onboarding', ...back });
const identity = { firstName: 'Olu', lastName: 'Organizer', bornOn: '1990-01-02' };
const bank = { routing: '110000000', account: '000123456789' };

describe('onboarding at the local provider', () => {
  it('begins with everything due, and sells nothing', async () => {
    const account = await test.stripe.accounts.create({ type: 'standard', country: 'DE', email: 'olu@people.example' });
    expect(account).toMatchObject({ charges_enabled: false, details_submitted: false, default_currency: 'eur' });
    expect(account.requirements?.currently_due).toEqual(
      expect.arrayContaining(['individual.first_name', 'external_account', 'individual.verification.document']),
    );
    await expect(aCheckout(test, account.id)).rejects.toThrow(/cannot currently make charges/);
  });

  it('can be left half done and finished later', async () => {
    const { id } = await test.stripe.accounts.create({ type: 'standard', country: 'US' });
    const first = await linkTo(id);
    expect(submitTo(test.local, first.url, {}).body).toContain('Skip for now');
    expect(submitTo(test.local, first.url, { ...identity, ...bank }).location).toBe(back.return_url);
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: false,
      details_submitted: true,
      requirements: { currently_due: ['individual.verification.document'] },
    });
    submitTo(test.local, (await linkTo(id)).url, { document: 'yes' });
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: true,
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(
      (await test.events()).filter(({ type, account }) => type === 'account.updated' && account === id),
    ).toHaveLength(2);
  });

  it('leaves everything due for an organizer who skips it', async () => {
    const { id } = await test.stripe.accounts.create({ type: 'standard' });
    expect(submitTo(test.local, (await linkTo(id)).url, { action: 'skip' }).location).toBe(back.return_url);
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: false });
  });

  it('opens a link once and for five minutes; after that the product makes another', async () => {
    const { id } = await test.stripe.accounts.create({ type: 'standard' });
    const [used, old] = [await linkTo(id), await linkTo(id)];
    submitTo(test.local, used.url, {});
    expect(submitTo(test.local, used.url, {}).location).toBe(back.refresh_url);
    await test.forward(1);
    expect(submitTo(test.local, old.url, {}).location).toBe(back.refresh_url);
  });

  it('restricts an account that leaves out for too long what the provider asks for', async () => {
    const { id } = await test.stripe.accounts.create({ type: 'standard' });
    test.press('finishSetup', id);
    test.press('require', id, { key: 'individual.id_number', days: 3 });
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      requirements: { currently_due: ['individual.id_number'], current_deadline: expect.any(Number) },
    });
    await test.forward(4);
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      requirements: { past_due: ['individual.id_number'], disabled_reason: 'requirements.past_due' },
    });
    submitTo(test.local, (await linkTo(id)).url, { asked: 'yes' });
    expect(await test.stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
  });
});

describe('linking an account that is there already', () => {
  const address = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'read_write',
      state: 'state-of-the-product',
      redirect_uri: 'http://localhost:5173/settings?tab=payments',
      ...more,
    });
    return `${test.origin}/oauth/authorize?${query}`;
  };
  const open = async (more?: Record<string, string>) => {
    const { headers, status } = await fetch(address(more), { redirect: 'manual' });
    return { status, page: headers.get('location') ?? '' };
  };
  const connect = async (input: Record<string, string>) => {
    const { page } = await open();
    return new URL(
      submitTo(test.local, page, { ...Object.fromEntries(new URL(page).searchParams), ...input }).location,
    );
  };

  it('lets the owner choose an account, and hands its code back with the state', async () => {
    const { page, status } = await open();
    expect([status, submitTo(test.local, page, {}).body]).toEqual([302, expect.stringContaining('Riverside Sports')]);
    const url = await connect({ account: 'acct_1LocalRiverside000' });
    expect([url.searchParams.get('tab'), url.searchParams.get('state')]).toEqual(['payments', 'state-of-the-product']);
    const code = url.searchParams.get('code') ?? '';
    const token = await test.stripe.oauth.token({ grant_type: 'authorization_code', code });
    expect(token).toMatchObject({ stripe_user_id: 'acct_1LocalRiverside000', livemode: false });
    expect(await test.stripe.accounts.retrieve('acct_1LocalRiverside000')).toMatchObject({ charges_enabled: true });
    await expect(test.stripe.oauth.token({ grant_type: 'authorization_code', code })).rejects.toMatchObject({
      type: 'StripeInvalidGrantError',
    });
  });

  it('says so when the owner does not want to', async () => {
    const url = await connect({ action: 'cancel' });
    expect([url.searchParams.get('error'), url.searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it('refuses an application that it does not know', async () => {
    const { page } = await open({ client_id: 'ca_other' });
    expect(submitTo(test.local, page, {}).status).toBe(400);
  });

  it('forgets a code after five minutes', async () => {
    const code = (await connect({ account: 'acct_1LocalHarbor000000' })).searchParams.get('code') ?? '';
    await test.forward(0.01);
    await expect(test.stripe.oauth.token({ grant_type: 'authorization_code', code })).rejects.toMatchObject({
      type: 'StripeInvalidGrantError',
    });
  });

  it('ends with what the platform says, or the owner, and the platform is told', async () => {
    const code = (await connect({ account: 'acct_1LocalHarbor000000' })).searchParams.get('code') ?? '';
    const { stripe_user_id: id = '' } = await test.stripe.oauth.token({ grant_type: 'authorization_code', code });
    await test.stripe.oauth.deauthorize({ client_id: clientId, stripe_user_id: id });
    expect((await test.events()).at(-1)).toMatchObject({ type: 'account.application.deauthorized', account: id });
    await expect(test.stripe.accounts.retrieve(id)).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' });
    await expect(aCheckout(test, id)).rejects.toMatchObject({ statusCode: 403 });
  });

  it('lists the accounts that are connected, and no others', async () => {
    const ids: string[] = [];
    for await (const { id } of test.stripe.accounts.list({ limit: 2 })) ids.push(id);
    expect(ids).toContain('acct_1LocalRiverside000');
    expect(ids).not.toContain('acct_1LocalHarbor000000');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, fieldValue, googleVisits, target } from '#tests/support/accounts/google.ts';
import { identityIds, type LocalIdentity, minute, startIdentity } from '#tests/support/accounts/identity.ts';

let identity: LocalIdentity;

let people = 0;

const aNewAddress = () => `person${people++}@gmail.com`;

const { authorize, visitGoogle, exchange, signInAtGoogle } = googleVisits(() => identity.endpoint);

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('the authorization endpoints', () => {
  it('send no one to an address that is not registered', async () => {
    for (const more of [{ redirect_uri: 'http://evil.example/' }, { client_id: identityIds.signUp }]) {
      const response = await authorize(more);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
    const out = (address: string) => {
      const query = new URLSearchParams({ client_id: identityIds.web, logout_uri: address });
      return fetch(`${identity.endpoint}/logout?${query}`, { redirect: 'manual' });
    };
    expect((await out('http://evil.example/')).status).toBe(400);
    expect(target(await out(identityIds.loggedOut)).href).toBe(identityIds.loggedOut);
  });

  it.each([
    ['a flow other than the code', { response_type: 'token' }, 'unauthorized_client'],
    ['another provider', { identity_provider: 'Facebook' }, 'invalid_request'],
    ['a scope that is not there', { scope: 'openid admin' }, 'invalid_scope'],
    ['a silent sign-in', { prompt: 'none' }, 'login_required'],
    ['no proof key', { code_challenge: '' }, 'invalid_request'],
    ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
  ])('refuse %s', async (_what, more, error) => {
    expect(answerOf(await authorize(more))).toMatchObject({ error, state: 'a-state' });
  });

  it('exchange a code once, for anyone who began, within five minutes', async () => {
    const email = aNewAddress();
    const code = async () => (await visitGoogle({ email })).code ?? '';
    const refused = { error: 'invalid_grant' };
    expect(await exchange(await code(), { code_verifier: 'a guess' })).toEqual(refused);
    expect(await exchange(await code(), { redirect_uri: 'http://localhost/' })).toEqual(refused);
    expect(await exchange(await code(), { client_id: identityIds.signUp })).toEqual({ error: 'invalid_client' });
    expect(await exchange(await code(), { grant_type: 'password' })).toEqual({ error: 'unsupported_grant_type' });
    const late = await code();
    identity.pass(5 * minute);
    expect(await exchange(late)).toEqual(refused);
    const once = await code();
    expect(await exchange(once)).toMatchObject({ token_type: 'Bearer' });
    expect(await exchange(once)).toEqual(refused);
  });

  it('renew and revoke what they gave', async () => {
    const { refresh_token } = await signInAtGoogle({ email: aNewAddress() });
    const renewed = await exchange('', { grant_type: 'refresh_token', refresh_token });
    expect(renewed.refresh_token).not.toBe(refresh_token);
    const body = new URLSearchParams({ client_id: identityIds.web, token: renewed.refresh_token });
    expect((await fetch(`${identity.endpoint}/oauth2/revoke`, { method: 'POST', body })).status).toBe(200);
    expect(await exchange('', { grant_type: 'refresh_token', refresh_token: renewed.refresh_token })).toEqual({
      error: 'invalid_grant',
    });
  });

  it('give no power over the sign-in without the scope for it', async () => {
    const page = await fetch(target(await authorize({ scope: 'openid email' })));
    const request = fieldValue(await page.text(), 'request');
    const body = new URLSearchParams({ request, email: aNewAddress(), action: 'continue' });
    const { code = '' } = answerOf(await fetch(page.url, { method: 'POST', body, redirect: 'manual' }));
    const { access_token: AccessToken } = await exchange(code);
    expect(await identity.refused('GetUser', { AccessToken })).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    });
  });

  it('are described where OpenID Connect looks for them', async () => {
    const response = await fetch(`${identity.issuer}/.well-known/openid-configuration`);
    const { issuer, jwks_uri, token_endpoint } = await response.json();
    expect(issuer).toBe(identity.issuer);
    expect(token_endpoint).toBe(`${identity.endpoint}/oauth2/token`);
    expect((await (await fetch(jwks_uri)).json()).keys[0]).not.toHaveProperty('d');
  });
});

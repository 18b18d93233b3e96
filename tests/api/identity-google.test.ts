import { createHash } from 'node:crypto';
import { AdminLinkProviderForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleSubject } from '#infra/local/identity/federation.ts';
import { aMember, identityIds, type LocalIdentity, minute, signIn, startIdentity } from '#tests/support/identity.ts';

const verifier = 'a-verifier-that-only-the-browser-knows-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');
let identity: LocalIdentity;
let people = 0;
const aNewAddress = () => `person${people++}@gmail.com`;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const authorize = (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    client_id: identityIds.web,
    identity_provider: 'Google',
    redirect_uri: identityIds.callback,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
  return fetch(`${identity.endpoint}/oauth2/authorize?${query}`, { redirect: 'manual' });
};

/** Where a redirect leads, as a browser would resolve it. */
const target = (response: Response) => new URL(response.headers.get('location') ?? '', response.url);
const answerOf = (response: Response) => Object.fromEntries(target(response).searchParams);

interface Person {
  readonly email: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly action?: string;
}

/** The value of an input of a page, as its form would send it. */
const fieldValue = (html: string, name: string) =>
  new RegExp(`<input [^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Fills in the local Google page and presses a button. Answers with what the application is told. */
async function visitGoogle({ email, name = '', verified = true, action = 'continue' }: Person) {
  const page = await fetch(target(await authorize()));
  const request = fieldValue(await page.text(), 'request');
  const body = new URLSearchParams({ request, email, name, action, ...(verified && { email_verified: 'true' }) });
  return answerOf(await fetch(page.url, { method: 'POST', body, redirect: 'manual' }));
}

const exchange = async (code: string, more: Record<string, string> = {}) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: identityIds.web,
    redirect_uri: identityIds.callback,
    code,
    code_verifier: verifier,
    ...more,
  });
  return (await fetch(`${identity.endpoint}/oauth2/token`, { method: 'POST', body })).json();
};

const signInAtGoogle = async (person: Person) => exchange((await visitGoogle(person)).code ?? '');

describe('the local Google page', () => {
  it('is a plain form that needs no script and names every field', async () => {
    const page = await fetch(target(await authorize({ login_hint: 'ann@gmail.com' })));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).not.toContain('<script');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<label/g)).toHaveLength(html.match(/<input (?!type="hidden")/g)?.length ?? 0);
    expect(fieldValue(html, 'email')).toBe('ann@gmail.com');
    expect(html).toMatch(/type="checkbox"[^>]*checked> This e-mail is verified/);
  });

  it('asks again for what is not an address, and shows markup as text', async () => {
    const page = await fetch(target(await authorize()));
    const request = fieldValue(await page.text(), 'request');
    const body = new URLSearchParams({ request, email: 'ann', name: '"><script>', action: 'continue' });
    const answer = await fetch(page.url, { method: 'POST', body });
    const again = await answer.text();
    expect(again).toContain('role="alert">Enter an e-mail address.');
    expect(again).not.toContain('<script>');
    expect(fieldValue(again, 'name')).toBe('&#34;&#62;&#60;script&#62;');
  });

  it('lets a person cancel', async () => {
    expect(await visitGoogle({ email: aNewAddress(), action: 'cancel' })).toMatchObject({
      error: 'access_denied',
      state: 'a-state',
    });
  });

  it('expires', async () => {
    const address = target(await authorize());
    identity.pass(5 * minute);
    expect((await fetch(address)).status).toBe(400);
  });
});

describe('signing in with Google', () => {
  it('makes a user once, asking and telling the product once', async () => {
    const email = aNewAddress();
    const before = identity.sources().length;
    const first = await signInAtGoogle({ email, name: 'Ann' });
    expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 900, refresh_token: expect.any(String) });
    expect(decodeJwt(first.access_token)).toMatchObject({
      scope: 'openid email profile aws.cognito.signin.user.admin',
      username: `google_${googleSubject(email)}`,
      token_use: 'access',
    });
    expect(decodeJwt(first.id_token)).toMatchObject({
      email,
      email_verified: true,
      name: 'Ann',
      identities: [{ providerName: 'Google', userId: googleSubject(email), primary: 'true' }],
    });
    const second = await signInAtGoogle({ email, name: 'Ann' });
    expect(decodeJwt(second.id_token).sub).toBe(decodeJwt(first.id_token).sub);
    expect(identity.sources().slice(before)).toEqual(['PreSignUp_ExternalProvider', 'PostConfirmation_ConfirmSignUp']);
  });

  it('tells the product whether Google verified the address, and repeats its refusal', async () => {
    identity.answers.preSignUp = (event) => {
      if (event.request.userAttributes.email_verified !== 'true') throw new Error('unverified');
      return event;
    };
    const email = aNewAddress();
    expect(await visitGoogle({ email, verified: false })).toEqual({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error unverified.',
      state: 'a-state',
    });
    expect(await visitGoogle({ email })).toMatchObject({ code: expect.any(String) });
    delete identity.answers.preSignUp;
  });

  it('is another person than the one with a password and the same address', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    expect(decodeJwt((await signInAtGoogle({ email })).id_token).sub).not.toBe(sub);
  });

  it('is the linked person once the product has linked them', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    const link = new AdminLinkProviderForUserCommand({
      UserPoolId: identityIds.poolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: sub },
      SourceUser: {
        ProviderName: 'Google',
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: googleSubject(email),
      },
    });
    await identity.sdk.send(link);
    const before = identity.sources().length;
    expect(decodeJwt((await signInAtGoogle({ email, verified: false })).id_token)).toMatchObject({
      sub,
      'cognito:username': sub,
      email_verified: true,
      identities: [{ primary: 'false' }],
    });
    expect(identity.sources().length).toBe(before);
    expect((await signIn(identity, email)).status).toBe(200);
    await expect(identity.sdk.send(link)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('has to be tried again when the product links while it is asked, as in the cloud', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    identity.answers.preSignUp = async (event) => {
      await identity.sdk.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId: identityIds.poolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: sub },
          SourceUser: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: googleSubject(email),
          },
        }),
      );
      return event;
    };
    const answer = await visitGoogle({ email });
    delete identity.answers.preSignUp;
    expect(answer.error_description).toBe(`Already found an entry for username google_${googleSubject(email)}`);
    expect(decodeJwt((await signInAtGoogle({ email })).id_token).sub).toBe(sub);
  });

  it('leaves no password to guess or to forget', async () => {
    const email = aNewAddress();
    await signInAtGoogle({ email });
    const sent = identity.mails.length;
    expect((await signIn(identity, email)).body.message).toBe('Incorrect username or password.');
    expect((await identity.call('ForgotPassword', { ClientId: identityIds.web, Username: email })).status).toBe(200);
    expect(identity.mails.length).toBe(sent);
  });

  it('begins anew after the person was deleted', async () => {
    const email = aNewAddress();
    const first = await signInAtGoogle({ email });
    await identity.call('DeleteUser', { AccessToken: first.access_token });
    expect(decodeJwt((await signInAtGoogle({ email })).id_token).sub).not.toBe(decodeJwt(first.id_token).sub);
  });
});

describe('the authorization endpoints', () => {
  it('send nobody to an address that is not registered', async () => {
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

  it('exchange a code once, for whoever began, within five minutes', async () => {
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
    const { access_token, refresh_token } = await signInAtGoogle({ email: aNewAddress() });
    const renewed = await exchange('', { grant_type: 'refresh_token', refresh_token });
    expect(renewed.refresh_token).not.toBe(refresh_token);
    expect((await identity.call('GetUser', { AccessToken: access_token })).status).toBe(200);
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

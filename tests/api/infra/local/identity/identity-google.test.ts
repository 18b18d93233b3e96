import { AdminDeleteUserCommand, AdminLinkProviderForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleSubject } from '#infra/local/identity/hosted/federation.ts';
import { fieldValue, googleVisits, target } from '#tests/support/accounts/google.ts';
import {
  aMember,
  identityIds,
  type LocalIdentity,
  minute,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

let identity: LocalIdentity;

let people = 0;

const aNewAddress = () => `person${people++}@gmail.com`;

const { authorize, visitGoogle, signInAtGoogle } = googleVisits(() => identity.endpoint);

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('the local Google page', () => {
  it('is a plain form that needs no script and names every field', async () => {
    const page = await fetch(target(await authorize({ login_hint: 'ann@gmail.com' })));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).not.toContain('<script');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<label/g)).toHaveLength(html.match(/<input (?!type="hidden")/g)?.length ?? 0);
    expect(fieldValue(html, 'email')).toBe('ann@gmail.com');
    expect(html).toMatch(/type="checkbox"[^>]*checked> This email is verified/);
  });

  it('asks again for what is not an address, and shows markup as text', async () => {
    const page = await fetch(target(await authorize()));
    const request = fieldValue(await page.text(), 'request');
    const body = new URLSearchParams({ request, email: 'ann', name: '"><script>', action: 'continue' });
    const answer = await fetch(page.url, { method: 'POST', body });
    const again = await answer.text();
    expect(again).toContain('role="alert">Enter an email address.');
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
      scope: 'openid email profile',
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
    const Username = String(decodeJwt(first.access_token).username);
    await identity.sdk.send(new AdminDeleteUserCommand({ UserPoolId: identityIds.poolId, Username }));
    expect(decodeJwt((await signInAtGoogle({ email })).id_token).sub).not.toBe(decodeJwt(first.id_token).sub);
  });
});

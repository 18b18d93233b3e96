import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aMember,
  hour,
  identityIds,
  type LocalIdentity,
  minute,
  signIn,
  startIdentity,
} from '#tests/support/identity.ts';

const password = 'correct horse battery';
const web = { ClientId: identityIds.web };
let identity: LocalIdentity;
let people = 0;
const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: identityIds.poolId,
        userPoolClientId: identityIds.web,
        userPoolEndpoint: identity.endpoint,
        loginWith: { email: true },
      },
    },
  });
});
afterAll(() => identity.stop());

describe('Amplify in a browser', () => {
  beforeEach(() => auth.signOut());

  it('signs up, confirms, signs in with a password that never travels, renews and signs out everywhere', async () => {
    const username = aNewAddress();
    await auth.signUp({ username, password, options: { userAttributes: { email: username } } });
    await expect(auth.signIn({ username, password })).resolves.toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await auth.resendSignUpCode({ username });
    await auth.confirmSignUp({ username, confirmationCode: identity.lastCode() });
    await expect(auth.signIn({ username: username.toUpperCase(), password })).resolves.toMatchObject({
      isSignedIn: true,
    });
    const before = await auth.fetchAuthSession();
    const after = await auth.fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.payload.origin_jti).toBe(before.tokens?.accessToken.payload.origin_jti);
    expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
    await expect(auth.fetchUserAttributes()).resolves.toMatchObject({ email: username, email_verified: 'true' });
    await auth.signOut({ global: true });
    expect(await identity.refused('GetUser', { AccessToken: after.tokens?.accessToken.toString() })).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
  });

  it('says the same of a wrong password and of nobody', async () => {
    const username = aNewAddress();
    await aMember(identity, username);
    const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(auth.signIn({ username, password: 'not the password' })).rejects.toMatchObject(wrong);
    await expect(auth.signIn({ username: aNewAddress(), password })).rejects.toMatchObject(wrong);
  });

  it('chooses a new password with a mailed code, and changes one', async () => {
    const username = aNewAddress();
    await aMember(identity, username);
    await auth.resetPassword({ username });
    const newPassword = 'another long password';
    await auth.confirmResetPassword({ username, confirmationCode: identity.lastCode(), newPassword });
    expect(identity.asked.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmForgotPassword');
    await auth.signIn({ username, password: newPassword });
    await expect(auth.updatePassword({ oldPassword: password, newPassword: password })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await auth.updatePassword({ oldPassword: newPassword, newPassword: password });
    await auth.signOut();
    await expect(auth.signIn({ username, password })).resolves.toMatchObject({ isSignedIn: true });
  });

  it('is not let in with a password that was replaced while it signed in', async () => {
    const username = aNewAddress();
    const Username = await aMember(identity, username);
    const sendOn = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const target = new Headers(init.headers).get('x-amz-target');
      const replacing = {
        UserPoolId: identityIds.poolId,
        Username,
        Password: 'another long password',
        Permanent: true,
      };
      if (target?.endsWith('RespondToAuthChallenge'))
        await identity.sdk.send(new AdminSetUserPasswordCommand(replacing));
      return sendOn(url, init);
    });
    const signingIn = auth.signIn({ username, password });
    await expect(signingIn).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    vi.unstubAllGlobals();
  });

  it('deletes the person, who is then a stranger', async () => {
    const username = aNewAddress();
    await aMember(identity, username);
    await auth.signIn({ username, password });
    const { tokens } = await auth.fetchAuthSession();
    await auth.deleteUser();
    expect(await identity.refused('GetUser', { AccessToken: tokens?.accessToken.toString() })).toMatchObject({
      __type: 'UserNotFoundException',
    });
    await expect(auth.signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(aMember(identity, username)).resolves.toBeDefined();
  });
});

describe('a challenge', () => {
  const begin = (USERNAME: string, SRP_A = 'abcdef0123456789') =>
    identity.call('InitiateAuth', { ...web, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } });

  it('looks the same for a stranger, and the same each time', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const [known, unknown, again] = [await begin(email), await begin('nobody@x.org'), await begin('Nobody@x.org')];
    const shape = ({ body }: typeof known) =>
      JSON.stringify(body, (_key, value) => (typeof value === 'string' ? value.length > 700 : value));
    expect(shape(unknown)).toBe(shape(known));
    const parameters = unknown.body.ChallengeParameters;
    expect(parameters.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again.body.ChallengeParameters).toMatchObject({
      SALT: parameters.SALT,
      USER_ID_FOR_SRP: parameters.USER_ID_FOR_SRP,
    });
  });

  it('refuses numbers that would make any password right', async () => {
    expect((await begin('nobody@x.org', '0')).body.__type).toBe('InvalidParameterException');
    expect((await begin('nobody@x.org', 'zz')).body.__type).toBe('InvalidParameterException');
  });

  it('is answered once', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const { ChallengeParameters } = (await begin(email)).body;
    const answer = {
      ...web,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: ChallengeParameters.USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Sat Nov 21 09:00:00 UTC 2026',
      },
    };
    for (const _attempt of [1, 2]) {
      expect(await identity.refused('RespondToAuthChallenge', answer)).toMatchObject({
        __type: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    }
  });

  it('is refused when the flow is not for this client', async () => {
    const refusal = await identity.refused('InitiateAuth', { ...web, AuthFlow: 'CUSTOM_AUTH' });
    expect(refusal).toEqual({
      __type: 'InvalidParameterException',
      message: 'CUSTOM_AUTH flow not enabled for this client',
    });
    expect(await identity.refused('InitiateAuth', { ...web, AuthFlow: 'USER_SRP_AUTH' })).toEqual({
      __type: 'InvalidParameterException',
      message: 'Missing required parameter USERNAME',
    });
  });
});

describe('guessing passwords', () => {
  it.each([
    ['somebody', true],
    ['nobody', false],
  ])(
    'locks the way in to %s after five, longer each time, and forgets after a quiet quarter of an hour',
    async (_who, exists) => {
      const email = aNewAddress();
      if (exists) await aMember(identity, email);
      const guess = async () => (await signIn(identity, email, 'not the password')).body.message;
      for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe('Incorrect username or password.');
      expect((await signIn(identity, email)).body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Password attempts exceeded',
      });
      identity.pass(1000);
      expect(await guess()).toBe('Incorrect username or password.');
      identity.pass(1999);
      expect(await guess()).toBe('Password attempts exceeded');
      identity.pass(1);
      expect(await guess()).toBe('Incorrect username or password.');
      identity.pass(15 * minute);
      for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe('Incorrect username or password.');
      expect(await guess()).toBe('Password attempts exceeded');
    },
  );

  it('does not lock anybody else out', async () => {
    const [target, other] = [aNewAddress(), aNewAddress()];
    await aMember(identity, target);
    await aMember(identity, other);
    for (let tries = 0; tries < 7; tries += 1) await signIn(identity, target, 'not the password');
    expect((await signIn(identity, other)).status).toBe(200);
  });

  it('refuses the password itself unless the client may send it', async () => {
    const input = { ClientId: identityIds.signUp, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: {} };
    expect(await identity.refused('InitiateAuth', input)).toMatchObject({ __type: 'InvalidParameterException' });
  });
});

describe('choosing a new password', () => {
  const forgot = (Username: string) => ({ ...web, Username });
  const confirm = (Username: string, ConfirmationCode: string) => ({
    ...web,
    Username,
    ConfirmationCode,
    Password: 'another long password',
  });

  it('answers the same bytes for somebody, for nobody and for an address that was never confirmed', async () => {
    const [member, unconfirmed, stranger] = [aNewAddress(), aNewAddress(), aNewAddress()];
    await aMember(identity, member);
    await aMember(identity, unconfirmed, { confirmed: false });
    const sent = identity.mails.length;
    const answers = [];
    for (const email of [member, unconfirmed, stranger]) {
      const conversation = [
        await identity.call('ConfirmForgotPassword', confirm(email, '12345')),
        await identity.call('ForgotPassword', forgot(email)),
      ];
      for (let tries = 0; tries < 6; tries += 1) {
        conversation.push(await identity.call('ConfirmForgotPassword', confirm(email, '12345')));
      }
      for (let more = 0; more < 5; more += 1) conversation.push(await identity.call('ForgotPassword', forgot(email)));
      answers.push(JSON.stringify(conversation));
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).toBe(answers[0]);
    const mailed = identity.mails.slice(sent).map(({ to }) => to);
    expect(mailed).toEqual(Array(5).fill(member));
  });

  it('takes a code for an hour, once', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    await identity.call('ForgotPassword', forgot(email));
    identity.pass(hour);
    expect(await identity.refused('ConfirmForgotPassword', confirm(email, identity.lastCode()))).toMatchObject({
      __type: 'ExpiredCodeException',
    });
    await identity.call('ForgotPassword', forgot(email));
    identity.pass(hour - 1);
    expect((await identity.call('ConfirmForgotPassword', confirm(email, identity.lastCode()))).status).toBe(200);
    expect(await identity.refused('ConfirmForgotPassword', confirm(email, identity.lastCode()))).toMatchObject({
      __type: 'ExpiredCodeException',
    });
    expect((await signIn(identity, email, 'another long password')).status).toBe(200);
    expect((await signIn(identity, email)).status).toBe(400);
  });

  it('refuses a short one', async () => {
    const input = { ...confirm(aNewAddress(), '123456'), Password: 'short' };
    expect(await identity.refused('ConfirmForgotPassword', input)).toMatchObject({
      __type: 'InvalidPasswordException',
    });
  });
});

describe('tokens', () => {
  const renew = (RefreshToken: string) => identity.call('GetTokensFromRefreshToken', { ...web, RefreshToken });

  it('carry what Cognito says and verify against the published keys', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    const { AccessToken, IdToken, ExpiresIn, TokenType } = (await signIn(identity, email)).body.AuthenticationResult;
    const at = Math.floor(identity.now().getTime() / 1000);
    const published = await fetch(`${identity.endpoint}/${identityIds.poolId}/.well-known/jwks.json`);
    const keys = createLocalJWKSet(await published.json());
    const options = { currentDate: identity.now(), issuer: identity.issuer };
    const access = await jwtVerify(AccessToken, keys, options);
    const id = await jwtVerify(IdToken, keys, { ...options, audience: identityIds.web });
    expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 900, TokenType: 'Bearer' });
    const both = { sub, auth_time: at, iat: at, exp: at + 900, iss: identity.issuer };
    expect(access.payload).toMatchObject({
      ...both,
      token_use: 'access',
      client_id: identityIds.web,
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: id.payload.origin_jti,
    });
    expect(access.payload.aud).toBeUndefined();
    expect(id.payload).toMatchObject({
      ...both,
      token_use: 'id',
      aud: identityIds.web,
      'cognito:username': sub,
      email,
      email_verified: true,
    });
  });

  it('end after a quarter of an hour, and a month', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const { AccessToken, RefreshToken } = (await signIn(identity, email)).body.AuthenticationResult;
    identity.pass(15 * minute);
    expect(await identity.refused('GetUser', { AccessToken })).toMatchObject({ message: 'Access Token has expired' });
    identity.pass(30 * 24 * hour);
    expect((await renew(RefreshToken)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('are renewed for a new refresh token, the old one answering for a minute', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const first = (await signIn(identity, email)).body.AuthenticationResult.RefreshToken;
    const second = (await renew(first)).body.AuthenticationResult.RefreshToken;
    expect(second).not.toBe(first);
    identity.pass(minute - 1);
    expect((await renew(first)).status).toBe(200);
    identity.pass(1);
    expect((await renew(first)).body.__type).toBe('RefreshTokenReuseException');
    expect((await renew(second)).status).toBe(200);
  });

  it('are renewed in place by the older call', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const { RefreshToken } = (await signIn(identity, email)).body.AuthenticationResult;
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const { body } = await identity.call('InitiateAuth', { ...web, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    expect(body.AuthenticationResult.RefreshToken).toBeUndefined();
    expect((await identity.call('GetUser', body.AuthenticationResult)).status).toBe(200);
  });

  it('of one sign-in are revoked together, and the other sign-ins go on', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const here = (await signIn(identity, email)).body.AuthenticationResult;
    const there = (await signIn(identity, email)).body.AuthenticationResult;
    await identity.call('RevokeToken', { ...web, Token: here.RefreshToken });
    expect((await renew(here.RefreshToken)).body.message).toBe('Refresh Token has been revoked');
    expect((await identity.call('GetUser', here)).body.message).toBe('Access Token has been revoked');
    expect((await identity.call('GetUser', there)).status).toBe(200);
    await identity.call('GlobalSignOut', there);
    expect((await renew(there.RefreshToken)).body.message).toBe('Refresh Token has been revoked');
  });

  it('of nobody are refused', async () => {
    expect((await renew('nonsense')).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    });
    expect((await identity.call('GetUser', { AccessToken: 'a.b.c' })).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
    const email = aNewAddress();
    await aMember(identity, email);
    const { IdToken } = (await signIn(identity, email)).body.AuthenticationResult;
    expect((await identity.call('GetUser', { AccessToken: IdToken })).body.message).toBe('Invalid Access Token');
  });
});

import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember, identityIds, type LocalIdentity, startIdentity } from '#tests/support/accounts/identity.ts';

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

  it('says the same of a wrong password and of no one', async () => {
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
    const [known, unknown, again] = [await begin(email), await begin('unknown@x.org'), await begin('Unknown@x.org')];
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
    expect((await begin('unknown@x.org', '0')).body.__type).toBe('InvalidParameterException');
    expect((await begin('unknown@x.org', 'zz')).body.__type).toBe('InvalidParameterException');
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

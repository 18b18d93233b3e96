import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, identityIds, type LocalIdentity, signIn, startIdentity } from '#tests/support/accounts/identity.ts';

let identity: LocalIdentity;
let people = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const pool = { UserPoolId: identityIds.poolId };
const code = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: identity.now().getTime() });

const ask = (Username: string, Enabled: boolean) =>
  identity.sdk.send(
    new cognito.AdminSetUserMFAPreferenceCommand({ ...pool, Username, SoftwareTokenMfaSettings: { Enabled } }),
  );

/** A user whose sign-ins ask for the code of an app. */
async function aUserWithApp() {
  const email = `app${people++}@example.org`;
  const username = await aMember(identity, email);
  const { AccessToken } = (await signIn(identity, email)).body.AuthenticationResult;
  const { SecretCode } = (await identity.call('AssociateSoftwareToken', { AccessToken })).body;
  expect((await identity.call('VerifySoftwareToken', { AccessToken, UserCode: code(SecretCode) })).body).toEqual({
    Status: 'SUCCESS',
  });
  await ask(username, true);
  identity.pass(30_000);
  return { email, username, AccessToken, SecretCode };
}

const answer = (email: string, Session: string, given: string) =>
  identity.call('RespondToAuthChallenge', {
    ClientId: identityIds.web,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: given },
  });

describe('the authenticator app of a user', () => {
  it('is asked for after the password, and its code opens a session', async () => {
    const { email, SecretCode } = await aUserWithApp();
    const { body } = await signIn(identity, email);
    expect(body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    expect(body).not.toHaveProperty('AuthenticationResult');
    const signedIn = await answer(email, body.Session, code(SecretCode));
    expect(signedIn.body.AuthenticationResult).toHaveProperty('AccessToken');
    expect((await answer(email, body.Session, code(SecretCode))).body.message).toContain('session is expired');
  });

  it('lets a wrong code be corrected, and no code be used twice', async () => {
    const { email, SecretCode } = await aUserWithApp();
    const { Session } = (await signIn(identity, email)).body;
    const right = code(SecretCode);
    const wrong = right === '000000' ? '111111' : '000000';
    expect((await answer(email, Session, wrong)).body.__type).toBe('CodeMismatchException');
    expect((await answer(email, Session, right)).status).toBe(200);
    const { Session: next } = (await signIn(identity, email)).body;
    expect((await answer(email, next, right)).body).toMatchObject({
      __type: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
  });

  it('is waited for three minutes', async () => {
    const { email, SecretCode } = await aUserWithApp();
    const { Session } = (await signIn(identity, email)).body;
    identity.pass(181_000);
    expect((await answer(email, Session, code(SecretCode))).body.__type).toBe('NotAuthorizedException');
  });

  it('cannot be guessed: five wrong codes lock the user out, and the password does not unlock them', async () => {
    const { email, SecretCode } = await aUserWithApp();
    const right = code(SecretCode);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const { Session } = (await signIn(identity, email)).body;
      await answer(email, Session, wrong);
    }
    expect((await signIn(identity, email)).body.message).toBe('Password attempts exceeded');
  });

  it('answers no challenge of another client, or of a password', async () => {
    const { email, SecretCode } = await aUserWithApp();
    expect((await answer(email, 'made-up', code(SecretCode))).body.__type).toBe('NotAuthorizedException');
  });

  it('is asked for only after it was verified, until it is turned off, and not of users of Google', async () => {
    const { email, username } = await aUserWithApp();
    await ask(username, false);
    expect((await signIn(identity, email)).body).toHaveProperty('AuthenticationResult');
    const other = `app${people++}@example.org`;
    const unverified = await aMember(identity, other);
    await expect(ask(unverified, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const { AccessToken } = (await signIn(identity, other)).body.AuthenticationResult;
    await identity.call('AssociateSoftwareToken', { AccessToken });
    expect((await identity.call('VerifySoftwareToken', { AccessToken, UserCode: '000' })).body.__type).toBe(
      'EnableSoftwareTokenMFAException',
    );
    await expect(ask(unverified, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('outlives a restart, and goes with its user', async () => {
    const { email, username } = await aUserWithApp();
    identity.restart();
    expect((await signIn(identity, email)).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    await identity.sdk.send(new cognito.AdminDeleteUserCommand({ ...pool, Username: username }));
    await aMember(identity, email);
    expect((await signIn(identity, email)).body).toHaveProperty('AuthenticationResult');
  });
});

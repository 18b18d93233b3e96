import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  hour,
  identityIds,
  type LocalIdentity,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

let identity: LocalIdentity;
let people = 0;
const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function aSession() {
  const email = aNewAddress();
  await aMember(identity, email);
  const { AccessToken } = (await signIn(identity, email)).body.AuthenticationResult;
  const write = (attributes: Record<string, string>) => ({
    AccessToken,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
  const verify = (Code: string) => ({ AccessToken, AttributeName: 'email', Code });
  const profile = async (): Promise<Record<string, string>> => {
    const { body } = await identity.call('GetUser', { AccessToken });
    return Object.fromEntries(body.UserAttributes.map(({ Name, Value }: Record<string, string>) => [Name, Value]));
  };
  return { email, AccessToken, write, verify, profile };
}

describe('a person’s own attributes', () => {
  it.each(['email_verified', 'sub', 'custom:role', 'identities', 'cognito:groups'])(
    'never include %s',
    async (name) => {
      const { write, profile } = await aSession();
      const before = await profile();
      expect(await identity.refused('UpdateUserAttributes', write({ name: 'Ann', [name]: 'true' }))).toEqual({
        __type: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      });
      expect(await profile()).toEqual(before);
    },
  );

  it('include their name', async () => {
    const { write, profile } = await aSession();
    expect((await identity.call('UpdateUserAttributes', write({ name: 'Ann' }))).body).toEqual({
      CodeDeliveryDetailsList: [],
    });
    expect(await profile()).toMatchObject({ name: 'Ann' });
  });

  it('are only what the client may write', async () => {
    const strict = await startIdentity({ clients: [{ id: identityIds.web, allowPassword: true, writes: ['email'] }] });
    const email = aNewAddress();
    await strict.call('SignUp', { ClientId: identityIds.web, Username: email, Password: 'correct horse battery' });
    const ConfirmationCode = strict.lastCode();
    await strict.call('ConfirmSignUp', { ClientId: identityIds.web, Username: email, ConfirmationCode });
    const { AccessToken } = (await signIn(strict, email)).body.AuthenticationResult;
    const UserAttributes = [{ Name: 'name', Value: 'Ann' }];
    expect(await strict.refused('UpdateUserAttributes', { AccessToken, UserAttributes })).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    await strict.stop();
  });
});

describe('a new address', () => {
  it('counts once its code is entered; until then the old one signs in and gets the mail', async () => {
    const { email, write, verify, profile } = await aSession();
    const next = `new.${email}`;
    expect((await identity.call('UpdateUserAttributes', write({ email: next.toUpperCase() }))).body).toEqual({
      CodeDeliveryDetailsList: [{ Destination: 'n***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' }],
    });
    expect(identity.mails.at(-1)?.to).toBe(next);
    expect(identity.asked.at(-1)?.triggerSource).toBe('CustomMessage_UpdateUserAttribute');
    const code = identity.lastCode();
    expect(await profile()).toMatchObject({ email, email_verified: 'true' });
    expect((await signIn(identity, next)).status).toBe(400);
    await identity.call('ForgotPassword', { ClientId: identityIds.web, Username: next });
    await identity.call('ForgotPassword', { ClientId: identityIds.web, Username: email });
    expect(identity.mails.at(-1)?.to).toBe(email);
    await identity.call('VerifyUserAttribute', verify(code));
    expect(await profile()).toMatchObject({ email: next, email_verified: 'true' });
    expect((await signIn(identity, next)).status).toBe(200);
    expect((await signIn(identity, email)).status).toBe(400);
  });

  it('has a code of its own that is sent again on request, dies after a day and after five tries', async () => {
    const { AccessToken, email, write, verify } = await aSession();
    await identity.call('UpdateUserAttributes', write({ email: `new.${email}` }));
    await identity.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(identity.mails.at(-1)?.to).toBe(`new.${email}`);
    expect(identity.asked.at(-1)?.triggerSource).toBe('CustomMessage_VerifyUserAttribute');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await identity.refused('VerifyUserAttribute', verify('12345'))).toMatchObject({
        __type: 'CodeMismatchException',
      });
    }
    expect(await identity.refused('VerifyUserAttribute', verify(identity.lastCode()))).toMatchObject({
      __type: 'LimitExceededException',
    });
    await identity.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    identity.pass(24 * hour);
    const fresh = (await signIn(identity, email)).body.AuthenticationResult.AccessToken;
    const late = { ...verify(identity.lastCode()), AccessToken: fresh };
    expect(await identity.refused('VerifyUserAttribute', late)).toMatchObject({ __type: 'ExpiredCodeException' });
  });

  it('that signs another user in is refused only to anyone who holds its mailbox', async () => {
    const other = aNewAddress();
    await aMember(identity, other);
    const { email, write, verify, profile } = await aSession();
    expect((await identity.call('UpdateUserAttributes', write({ email: other }))).status).toBe(200);
    expect(await identity.refused('VerifyUserAttribute', verify(identity.lastCode()))).toEqual({
      __type: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    });
    expect(await profile()).toMatchObject({ email });
  });

  it('must be an address', async () => {
    const { write } = await aSession();
    expect(await identity.refused('UpdateUserAttributes', write({ email: 'ann' }))).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });
});

describe('changing the password', () => {
  it('is given up on after five wrong tries', async () => {
    const { AccessToken } = await aSession();
    const change = { AccessToken, PreviousPassword: 'not the password', ProposedPassword: 'another long password' };
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await identity.refused('ChangePassword', change)).toMatchObject({ __type: 'NotAuthorizedException' });
    }
    expect(await identity.refused('ChangePassword', change)).toMatchObject({ __type: 'LimitExceededException' });
  });
});

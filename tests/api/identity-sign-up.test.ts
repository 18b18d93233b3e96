import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  hour,
  identityIds,
  type LocalIdentity,
  secretHash,
  signIn,
  startIdentity,
} from '#tests/support/identity.ts';

const password = 'correct horse battery';
const client = { ClientId: identityIds.web };
let identity: LocalIdentity;
let people = 0;
const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const signUp = (Username: string, more: object = {}) => ({
  ClientId: identityIds.signUp,
  SecretHash: secretHash(Username),
  Username,
  Password: password,
  ...more,
});
const confirm = (Username: string, ConfirmationCode: string) => ({ ...client, Username, ConfirmationCode });

/** A code that is certainly not the given one. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('signing up', () => {
  it('mails a code in the words of the product and tells the product who was confirmed', async () => {
    const email = aNewAddress();
    identity.answers.customMessage = (event) => ({
      ...event,
      response: { emailSubject: 'Welcome', emailMessage: `<p>Use {####} at ${event.triggerSource}</p>` },
    });
    const { body } = await identity.call('SignUp', signUp(email.toUpperCase()));
    delete identity.answers.customMessage;
    expect(body).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    expect(identity.mails.at(-1)).toEqual({
      to: email,
      subject: 'Welcome',
      html: expect.stringMatching(/^<p>Use \d{6} at CustomMessage_SignUp<\/p>$/),
    });
    await identity.call('ConfirmSignUp', confirm(email, identity.lastCode()));
    expect(identity.asked.at(-1)).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      userName: body.UserSub,
      callerContext: { clientId: identityIds.web },
      request: { userAttributes: { sub: body.UserSub, email, email_verified: 'true' } },
    });
    expect((await signIn(identity, email)).status).toBe(200);
  });

  it('asks the product first, and repeats its refusal', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    identity.answers.preSignUp = (event) => {
      throw new Error(`closed for ${event.callerContext.clientId}`);
    };
    const refusal = await identity.refused('SignUp', { ...client, Username: email, Password: password });
    delete identity.answers.preSignUp;
    expect(refusal).toEqual({
      __type: 'UserLambdaValidationException',
      message: `PreSignUp failed with error closed for ${identityIds.web}.`,
    });
  });

  it('lets the product confirm somebody by itself', async () => {
    const email = aNewAddress();
    identity.answers.preSignUp = (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } });
    const { body } = await identity.call('SignUp', signUp(email));
    delete identity.answers.preSignUp;
    expect(body.UserConfirmed).toBe(true);
    expect((await signIn(identity, email)).status).toBe(200);
  });

  it('refuses an address that signs somebody in already, in any case of its letters', async () => {
    const email = aNewAddress();
    await aMember(identity, email, { confirmed: false });
    expect(await identity.refused('SignUp', signUp(email.toUpperCase()))).toMatchObject({
      __type: 'UsernameExistsException',
    });
  });

  it('needs the secret of the client that has one', async () => {
    const email = aNewAddress();
    expect(await identity.refused('SignUp', signUp(email, { SecretHash: 'wrong' }))).toEqual({
      __type: 'NotAuthorizedException',
      message: `Unable to verify secret hash for client ${identityIds.signUp}`,
    });
    expect(await identity.refused('SignUp', signUp(email, { SecretHash: undefined }))).toMatchObject({
      message: `Client ${identityIds.signUp} is configured with secret but SECRET_HASH was not received`,
    });
    expect(await identity.refused('SignUp', signUp(email, { ClientId: identityIds.web }))).toMatchObject({
      message: `Client ${identityIds.web} is not configured with secret but secret was received`,
    });
    expect(await identity.refused('SignUp', signUp(email, { ClientId: 'nobody' }))).toMatchObject({
      __type: 'ResourceNotFoundException',
    });
  });

  it('refuses short passwords, names that are no address, and attributes that are not the person’s to write', async () => {
    const email = aNewAddress();
    expect(await identity.refused('SignUp', signUp(email, { Password: 'elevenchars' }))).toEqual({
      __type: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    expect(await identity.refused('SignUp', signUp('ann'))).toEqual({
      __type: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
    expect(await identity.refused('SignUp', signUp(email, { Password: undefined }))).toEqual({
      __type: 'InvalidParameterException',
      message: "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
    });
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    expect(await identity.refused('SignUp', signUp(email, { UserAttributes }))).toMatchObject({
      __type: 'NotAuthorizedException',
    });
  });
});

describe('confirming an address', () => {
  it('takes a code for a day and not a moment longer', async () => {
    const email = aNewAddress();
    await aMember(identity, email, { confirmed: false });
    identity.pass(24 * hour - 1);
    expect(await identity.refused('ConfirmSignUp', confirm(email, otherThan(identity.lastCode())))).toEqual({
      __type: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    identity.pass(1);
    expect(await identity.refused('ConfirmSignUp', confirm(email, identity.lastCode()))).toEqual({
      __type: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('makes the old code worthless when a new one is sent', async () => {
    const email = aNewAddress();
    await aMember(identity, email, { confirmed: false });
    const first = identity.lastCode();
    let second = first;
    while (second === first) {
      await identity.call('ResendConfirmationCode', { ...client, Username: email });
      second = identity.lastCode();
    }
    expect(identity.asked.at(-1)?.triggerSource).toBe('CustomMessage_ResendCode');
    expect(await identity.refused('ConfirmSignUp', confirm(email, first))).toMatchObject({
      __type: 'CodeMismatchException',
    });
    expect((await identity.call('ConfirmSignUp', confirm(email, second))).status).toBe(200);
  });

  it('kills a code after five wrong tries, until the next one', async () => {
    const email = aNewAddress();
    await aMember(identity, email, { confirmed: false });
    const code = identity.lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const refusal = await identity.refused('ConfirmSignUp', confirm(email, otherThan(code)));
      expect(refusal.__type).toBe('CodeMismatchException');
    }
    expect(await identity.refused('ConfirmSignUp', confirm(email, code))).toMatchObject({
      __type: 'TooManyFailedAttemptsException',
    });
    await identity.call('ResendConfirmationCode', { ...client, Username: email });
    expect((await identity.call('ConfirmSignUp', confirm(email, identity.lastCode()))).status).toBe(200);
  });

  it('sends five codes an hour and no more', async () => {
    const email = aNewAddress();
    await aMember(identity, email, { confirmed: false });
    for (let sent = 1; sent < 5; sent += 1)
      await identity.call('ResendConfirmationCode', { ...client, Username: email });
    expect(await identity.refused('ResendConfirmationCode', { ...client, Username: email })).toEqual({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    identity.pass(hour);
    expect((await identity.call('ResendConfirmationCode', { ...client, Username: email })).status).toBe(200);
  });

  it('says that a confirmed person is confirmed', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    expect(await identity.refused('ConfirmSignUp', confirm(email, '123456'))).toEqual({
      __type: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    expect(await identity.refused('ResendConfirmationCode', { ...client, Username: email })).toEqual({
      __type: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  it('answers for a stranger as for somebody whose code went astray', async () => {
    const stranger = { ...client, Username: `q${aNewAddress()}` };
    const sent = identity.mails.length;
    expect(await identity.refused('ConfirmSignUp', { ...stranger, ConfirmationCode: '123456' })).toMatchObject({
      __type: 'ExpiredCodeException',
    });
    expect((await identity.call('ResendConfirmationCode', stranger)).body).toEqual({
      CodeDeliveryDetails: { Destination: 'q***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    expect(await identity.refused('ConfirmSignUp', { ...stranger, ConfirmationCode: '123456' })).toMatchObject({
      __type: 'CodeMismatchException',
    });
    expect(identity.mails.length).toBe(sent);
  });
});

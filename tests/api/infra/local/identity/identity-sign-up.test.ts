import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  identityIds,
  type LocalIdentity,
  secretHash,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

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

  it('lets the product confirm a user by itself', async () => {
    const email = aNewAddress();
    identity.answers.preSignUp = (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } });
    const { body } = await identity.call('SignUp', signUp(email));
    delete identity.answers.preSignUp;
    expect(body.UserConfirmed).toBe(true);
    expect((await signIn(identity, email)).status).toBe(200);
  });

  it('refuses an address that signs a user in already, in any case of its letters', async () => {
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
    expect(await identity.refused('SignUp', signUp(email, { ClientId: 'unknown' }))).toMatchObject({
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

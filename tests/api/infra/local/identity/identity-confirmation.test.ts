import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, hour, identityIds, type LocalIdentity, startIdentity } from '#tests/support/accounts/identity.ts';

const client = { ClientId: identityIds.web };

let identity: LocalIdentity;

let people = 0;

const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const confirm = (Username: string, ConfirmationCode: string) => ({ ...client, Username, ConfirmationCode });

/** A code that is certainly not the given one. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

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

  it('answers for a stranger as for a user whose code went astray', async () => {
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

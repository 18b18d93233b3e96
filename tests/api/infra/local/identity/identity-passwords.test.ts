import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  hour,
  identityIds,
  type LocalIdentity,
  minute,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

const web = { ClientId: identityIds.web };

let identity: LocalIdentity;

let people = 0;

const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('guessing passwords', () => {
  it.each([
    ['unknown', true],
    ['unknown', false],
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

  it('answers the same bytes for a user, for no one and for an address that was never confirmed', async () => {
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

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { errors } from '../errors.ts';
import { provenClient } from '../hosted/clients.ts';
import { Attributes, Metadata, Password, Text, target } from '../triggers/target.ts';
import { askTrigger } from '../triggers/triggers.ts';
import { personNamed } from '../users/person.ts';
import { asRecord, writtenBy } from '../users/user-attributes.ts';
import type { User } from '../users/users.ts';
import { afterConfirmation } from './after-confirmation.ts';
import { deliverCode, deliveryDetails } from './deliver-code.ts';
import { checkPolicy, protect } from './passwords.ts';

const SignUp = z.object({
  ClientId: Text,
  SecretHash: Text.optional(),
  Username: Text,
  Password,
  UserAttributes: Attributes,
  ValidationData: Attributes,
  ClientMetadata: Metadata,
});

/** The trigger is asked before the address is looked up, so a refused client cannot learn whose address is known. */
export const signUp = target(SignUp, async (pool, input) => {
  const client = provenClient(pool, input.ClientId, input.Username, input.SecretHash);
  if (!/^[^\s@]+@[^\s@]+$/.test(input.Username)) throw errors.invalidParameter('Username should be an email.');
  checkPolicy(input.Password);
  const { email: _typed, ...attributes } = writtenBy(client, input.UserAttributes);
  const username = randomUUID();
  const email = input.Username.toLowerCase();
  const verdict = await askTrigger(pool, 'preSignUp', {
    source: 'PreSignUp_SignUp',
    username,
    clientId: input.ClientId,
    userAttributes: { ...attributes, email },
    request: { validationData: asRecord(input.ValidationData), clientMetadata: input.ClientMetadata ?? {} },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  const at = pool.now().getTime();
  const user: User = {
    username,
    sub: username,
    status: verdict.autoConfirmUser === true ? 'CONFIRMED' : 'UNCONFIRMED',
    email,
    emailVerified: verdict.autoVerifyEmail === true,
    pendingEmail: null,
    attributes,
    ...protect(pool, username, input.Password),
    createdAt: at,
    changedAt: at,
  };
  if (!pool.users.add(user)) throw errors.usernameExists();
  if (user.status === 'CONFIRMED') {
    await afterConfirmation(pool, user, input);
    return { UserConfirmed: true, UserSub: user.sub };
  }
  await deliverCode(pool, {
    user,
    to: email,
    purpose: 'signUp',
    source: 'CustomMessage_SignUp',
    clientId: input.ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: deliveryDetails(email) };
});

const ConfirmSignUp = z.object({
  ClientId: Text,
  SecretHash: Text.optional(),
  Username: Text,
  ConfirmationCode: Text,
  ClientMetadata: Metadata,
});

export const confirmSignUp = target(ConfirmSignUp, async (pool, input) => {
  provenClient(pool, input.ClientId, input.Username, input.SecretHash);
  const { user, username } = personNamed(pool, input.Username);
  if (user && user.status !== 'UNCONFIRMED') {
    throw errors.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  pool.codes.check(username, 'signUp', input.ConfirmationCode, errors.tooManyFailedAttempts);
  // A stand-in's code was never sent; guessing it reveals nothing.
  if (!user) throw errors.codeMismatch();
  const confirmed: User = { ...user, status: 'CONFIRMED', emailVerified: true, changedAt: pool.now().getTime() };
  pool.users.save(confirmed);
  pool.codes.spend(username, 'signUp');
  await afterConfirmation(pool, confirmed, input);
  return {};
});

const ResendConfirmationCode = ConfirmSignUp.omit({ ConfirmationCode: true });

export const resendConfirmationCode = target(ResendConfirmationCode, async (pool, input) => {
  provenClient(pool, input.ClientId, input.Username, input.SecretHash);
  const { user, username, email } = personNamed(pool, input.Username);
  if (user && user.status !== 'UNCONFIRMED') throw errors.invalidParameter('User is already confirmed.');
  if (user) {
    await deliverCode(pool, {
      user,
      to: email,
      purpose: 'signUp',
      source: 'CustomMessage_ResendCode',
      clientId: input.ClientId,
      clientMetadata: input.ClientMetadata,
    });
  } else {
    pool.codes.issue(username, 'signUp');
  }
  return { CodeDeliveryDetails: deliveryDetails(email) };
});

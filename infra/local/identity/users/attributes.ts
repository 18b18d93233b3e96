import * as z from 'zod';
import { errors } from '../errors.ts';
import { clientNamed } from '../hosted/clients.ts';
import { deliverCode, deliveryDetails } from '../sign-in/deliver-code.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { Attributes, Metadata, Text, target } from '../triggers/target.ts';
import { emailFrom, writtenBy } from './user-attributes.ts';

const Bearer = z.object({ AccessToken: Text });

const UpdateUserAttributes = Bearer.extend({ UserAttributes: Attributes, ClientMetadata: Metadata });

/** A new address waits until its code is entered; the old one keeps signing in and receiving mail until then. */
export const updateUserAttributes = target(UpdateUserAttributes, async (pool, input) => {
  const { user, session } = await signedIn(pool, input.AccessToken);
  const { email, ...attributes } = writtenBy(clientNamed(pool, session.clientId), input.UserAttributes);
  const wanted = email === undefined ? user.email : emailFrom(email);
  const changed = {
    ...user,
    attributes: { ...user.attributes, ...attributes },
    pendingEmail: wanted === user.email ? user.pendingEmail : wanted,
    changedAt: pool.now().getTime(),
  };
  pool.users.save(changed);
  if (wanted === user.email) return { CodeDeliveryDetailsList: [] };
  await deliverCode(pool, {
    user: changed,
    to: wanted,
    purpose: 'verifyEmail',
    source: 'CustomMessage_UpdateUserAttribute',
    clientId: session.clientId,
    clientMetadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetailsList: [deliveryDetails(wanted)] };
});

const EmailOnly = z.literal('email', 'Member must satisfy enum value set: [email]');

const GetVerificationCode = Bearer.extend({ AttributeName: EmailOnly, ClientMetadata: Metadata });

export const getUserAttributeVerificationCode = target(GetVerificationCode, async (pool, input) => {
  const { user, session } = await signedIn(pool, input.AccessToken);
  const to = user.pendingEmail ?? user.email;
  await deliverCode(pool, {
    user,
    to,
    purpose: 'verifyEmail',
    source: 'CustomMessage_VerifyUserAttribute',
    clientId: session.clientId,
    clientMetadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetails: deliveryDetails(to) };
});

const VerifyUserAttribute = Bearer.extend({ AttributeName: EmailOnly, Code: Text });

/** Only here, when the mailbox is proven, does the pool say that another user already signs in with it. */
export const verifyUserAttribute = target(VerifyUserAttribute, async (pool, input) => {
  const { user } = await signedIn(pool, input.AccessToken);
  pool.codes.check(user.username, 'verifyEmail', input.Code);
  const email = user.pendingEmail ?? user.email;
  const verified = { ...user, email, emailVerified: true, pendingEmail: null, changedAt: pool.now().getTime() };
  if (!pool.users.save(verified)) throw errors.aliasExists();
  pool.codes.spend(user.username, 'verifyEmail');
  return {};
});

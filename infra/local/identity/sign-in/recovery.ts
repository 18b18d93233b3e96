import * as z from 'zod';
import { errors } from '../errors.ts';
import { provenClient } from '../hosted/clients.ts';
import { Metadata, Password, Text, target } from '../triggers/target.ts';
import { personNamed } from '../users/person.ts';
import { afterConfirmation } from './after-confirmation.ts';
import { deliverCode, deliveryDetails } from './deliver-code.ts';
import { checkPolicy, protect } from './passwords.ts';

const ForgotPassword = z.object({
  ClientId: Text,
  SecretHash: Text.optional(),
  Username: Text,
  ClientMetadata: Metadata,
});

/** The same answer for all callers; mail goes only to an address its owner has verified. */
export const forgotPassword = target(ForgotPassword, async (pool, input) => {
  provenClient(pool, input.ClientId, input.Username, input.SecretHash);
  const { user, username, email } = personNamed(pool, input.Username);
  if (user?.emailVerified) {
    await deliverCode(pool, {
      user,
      to: email,
      purpose: 'forgotPassword',
      source: 'CustomMessage_ForgotPassword',
      clientId: input.ClientId,
      clientMetadata: input.ClientMetadata,
    });
  } else {
    pool.codes.issue(username, 'forgotPassword');
  }
  return { CodeDeliveryDetails: deliveryDetails(email) };
});

const ConfirmForgotPassword = ForgotPassword.extend({ ConfirmationCode: Text, Password });

export const confirmForgotPassword = target(ConfirmForgotPassword, async (pool, input) => {
  provenClient(pool, input.ClientId, input.Username, input.SecretHash);
  checkPolicy(input.Password);
  const { user, username } = personNamed(pool, input.Username);
  pool.codes.check(username, 'forgotPassword', input.ConfirmationCode);
  // A code made for show was never sent; guessing it reveals nothing.
  if (!user?.emailVerified) throw errors.codeMismatch();
  const changed = { ...user, ...protect(pool, username, input.Password), changedAt: pool.now().getTime() };
  pool.users.save(changed);
  pool.challenges.forget(username);
  pool.codes.spend(username, 'forgotPassword');
  pool.attempts.clear(username);
  await afterConfirmation(pool, changed, input, 'PostConfirmation_ConfirmForgotPassword');
  return {};
});

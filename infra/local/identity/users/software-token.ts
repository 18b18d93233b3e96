import * as z from 'zod';
import { errors } from '../errors.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { Text, target } from '../triggers/target.ts';
import { userNamed } from './admin.ts';

const Associate = z.object({ AccessToken: Text });

export const associateSoftwareToken = target(Associate, async (pool, { AccessToken }) => {
  const { user } = await signedIn(pool, AccessToken);
  if (user.status === 'EXTERNAL_PROVIDER') throw errors.invalidParameter('User is not a native user.');
  return { SecretCode: pool.factors.associate(user.username) };
});

const Verify = Associate.extend({
  UserCode: z.string().regex(/^[0-9]+$/, 'Member must satisfy regular expression pattern'),
});

/** Registers the app, and is how its owner proves later that they still have it. */
export const verifySoftwareToken = target(Verify, async (pool, { AccessToken, UserCode }) => {
  const { user } = await signedIn(pool, AccessToken);
  if (!pool.factors.verify(user.username, UserCode)) throw errors.appCodeWrong();
  return { Status: 'SUCCESS' };
});

const Preference = z.object({
  UserPoolId: Text,
  Username: Text,
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) }),
});

export const adminSetUserMfaPreference = target(Preference, (pool, input) => {
  const user = userNamed(pool, input.UserPoolId, input.Username);
  const { Enabled } = input.SoftwareTokenMfaSettings;
  if (!pool.factors.ask(user.username, Enabled))
    throw errors.invalidParameter('User has not verified software token mfa');
  return {};
});

import { createHash, randomUUID } from 'node:crypto';
import { errors } from '../errors.ts';
import { afterConfirmation } from '../sign-in/after-confirmation.ts';
import { askTrigger } from '../triggers/triggers.ts';
import type { Pool } from '../users/pool.ts';
import { transaction } from '../users/store.ts';
import type { User } from '../users/users.ts';

/** What Google says of a user. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
}

const provider = 'Google';

/** The user a Google account signs in as: the one it is linked to, the one it made before, or a new one. */
export async function signInFromGoogle(pool: Pool, account: GoogleAccount, clientId: string): Promise<User> {
  const subject = googleSubject(account.email);
  const identity = pool.identities.find(provider, subject);
  if (!identity) return signUpFromGoogle(pool, account, { subject, clientId });
  const user = pool.users.find(identity.username);
  if (!user) throw errors.userNotFound();
  if (user.status !== 'EXTERNAL_PROVIDER') return user;
  // Each visit maps Google's attributes again; no trigger of ours is asked about it.
  const mapped = { ...user, ...mappedFrom(account), changedAt: pool.now().getTime() };
  pool.users.save(mapped);
  return mapped;
}

async function signUpFromGoogle(
  pool: Pool,
  account: GoogleAccount,
  { subject, clientId }: { subject: string; clientId: string },
): Promise<User> {
  // In a pool that does not tell upper from lower case, the provider's name is in lower case here and only here.
  const username = `google_${subject}`;
  const mapped = mappedFrom(account);
  await askTrigger(pool, 'preSignUp', {
    source: 'PreSignUp_ExternalProvider',
    username,
    clientId,
    userAttributes: {
      'cognito:email_alias': '',
      'cognito:phone_number_alias': '',
      email_verified: String(mapped.emailVerified),
      ...mapped.attributes,
      email: mapped.email,
    },
    request: { validationData: {} },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  // A trigger that links the account meets this refusal in Cognito too; the next attempt signs in.
  if (pool.identities.find(provider, subject)) {
    throw errors.invalidParameter(`Already found an entry for username ${username}`);
  }
  const at = pool.now().getTime();
  const user: User = {
    username,
    sub: randomUUID(),
    status: 'EXTERNAL_PROVIDER',
    ...mapped,
    pendingEmail: null,
    salt: null,
    verifier: null,
    createdAt: at,
    changedAt: at,
  };
  transaction(pool.database, () => {
    pool.users.add(user);
    pool.identities.add({ provider, subject, username, linkedAt: at });
  });
  await afterConfirmation(pool, user, { ClientId: clientId });
  return user;
}

const mappedFrom = ({ email, name, isVerified }: GoogleAccount) => ({
  email,
  emailVerified: isVerified,
  attributes: name ? { name } : {},
});

/** Google's own number for an address: always the same 21 digits. */
export function googleSubject(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

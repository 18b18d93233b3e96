/** Somebody whose address the identity provider has proven. */
export interface Newcomer {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly via: SignIn;
}

export type SignIn = 'password' | 'google';

/** Google's users are named after their id there; everybody else after their user id. */
const googlePrefix = 'Google_';

/** The id at Google of a user of the pool, or undefined for those with a password. */
export const googleIdOf = (username: string): string | undefined =>
  username.startsWith(googlePrefix) ? username.slice(googlePrefix.length) : undefined;

/** Reads what the identity provider says of a user; undefined unless the address is proven. */
export function toNewcomer(username: string, attributes: Readonly<Record<string, string>>): Newcomer | undefined {
  const { sub, email, email_verified: verified } = attributes;
  if (!sub || !email || verified !== 'true') return undefined;
  return { userId: sub, username, email: email.toLowerCase(), via: googleIdOf(username) ? 'google' : 'password' };
}

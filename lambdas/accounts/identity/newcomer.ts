/** A user whose address the identity provider has proven. */
export interface Newcomer {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly via: SignIn;
  /** What they called themselves when they signed up, in the browser that verified the address. */
  readonly displayName?: string | undefined;
}

type SignIn = 'password' | 'google';

/**
 * The id at Google of a user of the pool, or undefined for those with a password, who are named after their user id.
 * Pools that do not tell upper from lower case write the prefix in lower case.
 */
export const googleIdOf = (username: string): string | undefined => /^google_(.+)$/i.exec(username)?.[1];

/** Reads what the identity provider says of a user; undefined unless the address is proven. */
export function toNewcomer(username: string, attributes: Readonly<Record<string, string>>): Newcomer | undefined {
  const { sub, email, email_verified: verified } = attributes;
  if (!sub || !email || verified !== 'true') return undefined;
  return { userId: sub, username, email: email.toLowerCase(), via: googleIdOf(username) ? 'google' : 'password' };
}

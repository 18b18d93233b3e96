import { errors } from '../errors.ts';
import type { IdentityClient } from '../hosted/options.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

/** Refuses the whole list when one of them is not for this client to write. */
export function writtenBy(client: IdentityClient, list: readonly Attribute[]): Record<string, string> {
  const writable = client.writes ?? ['email', 'name'];
  if (list.some(({ Name }) => !writable.includes(Name))) throw errors.unauthorizedAttribute();
  return asRecord(list);
}

export const asRecord = (list: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));

/** In lower case; refuses what is not an address. */
export function emailFrom(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw errors.invalidParameter('Invalid email address format.');
  return value.toLowerCase();
}

/** A user's attributes as the API lists them. */
export function listedAttributes(pool: Pool, user: User): Attribute[] {
  const identities = pool.identities.of(user.username).map(({ provider, subject, linkedAt }) => ({
    userId: subject,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: user.status === 'EXTERNAL_PROVIDER',
    dateCreated: linkedAt,
  }));
  const all = {
    sub: user.sub,
    ...(identities.length > 0 && { identities: JSON.stringify(identities) }),
    ...user.attributes,
    email: user.email,
    email_verified: String(user.emailVerified),
  };
  return Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
}

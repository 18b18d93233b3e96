import { createHmac } from 'node:crypto';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** The subject of a public call: a user, or a stand-in that answers exactly like one. */
export interface Person {
  readonly user: User | undefined;
  readonly username: string;
  readonly email: string;
  readonly salt: string;
  readonly verifier: string;
}

/** Never refuses. The same name gets the same stand-in, as Cognito promises for its simulated challenges. */
export function personNamed(pool: Pool, name: string): Person {
  const user = name.includes('@') ? pool.users.findByEmail(name) : pool.users.find(name);
  if (user?.salt && user.verifier) {
    return { user, username: user.username, email: user.email, salt: user.salt, verifier: user.verifier };
  }
  return standIn(pool, name);
}

function standIn(pool: Pool, name: string): Person {
  const derived = createHmac('sha256', pool.phantomKey).update(name.toLowerCase()).digest('hex');
  const salt = derived.slice(32);
  const username = uuidFrom(derived);
  const email = name.includes('@') ? name.toLowerCase() : `${derived.slice(0, 8)}@${derived.slice(8, 16)}.com`;
  // Any number serves as a verifier that no password has.
  return { user: undefined, username, email, salt, verifier: derived };
}

function uuidFrom(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { errors } from '../errors.ts';
import type { Pool } from '../users/pool.ts';
import { verifierOf } from './srp.ts';

/** The shortest password, in characters; there is no rule on its composition. */
const shortest = 12;

/** What the client computes with: the part of the pool id after the region. */
export const poolNameOf = (pool: Pool): string => pool.poolId.slice(pool.poolId.indexOf('_') + 1);

/** Refuses what the pool's policy does not allow. */
export function checkPolicy(password: string): void {
  if (password.length < shortest) {
    throw errors.invalidPassword('Password did not conform with policy: Password not long enough');
  }
}

/** What is stored of a password: neither it nor a hash of it that could be sent in its place. */
export function protect(pool: Pool, username: string, password: string): { salt: string; verifier: string } {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(poolNameOf(pool), username, password, salt) };
}

interface Protected {
  readonly username: string;
  readonly salt: string;
  readonly verifier: string;
}

export function isPasswordOf(pool: Pool, person: Protected, password: string): boolean {
  return sameText(verifierOf(poolNameOf(pool), person.username, password, person.salt), person.verifier);
}

/** Compares secrets without telling by the time taken where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

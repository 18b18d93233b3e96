import type { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { errors } from '../errors.ts';

const periodMs = 30_000;

interface Row {
  readonly secret: string;
  readonly verified: number;
  readonly asked: number;
  /** The half minute of the last code that was accepted, counted from 1970. */
  readonly lastStep: number;
}

/** The authenticator apps of users: one each. */
export interface Factors {
  /** A new secret in base 32, which replaces the one before and is not verified. */
  associate(username: string): string;
  /** True where the code verified the secret. @throws for one that was used before */
  verify(username: string, code: string): boolean;
  /** Whether sign-ins ask for a code. */
  isAsked(username: string): boolean;
  /** False where there is no verified secret to ask for. */
  ask(username: string, isAsked: boolean): boolean;
}

export function createFactors(database: DatabaseSync, now: () => Date): Factors {
  const find = (username: string) =>
    database.prepare('SELECT secret, verified, asked, lastStep FROM factors WHERE username = ?').get(username) as
      | Row
      | undefined;
  return {
    associate(username) {
      const secret = new Secret({ size: 20 }).base32;
      const asked = find(username)?.asked ?? 0;
      database.prepare('INSERT OR REPLACE INTO factors VALUES (?, ?, 0, ?, 0)').run(username, secret, asked);
      return secret;
    },
    verify(username, code) {
      const row = find(username);
      const timestamp = now().getTime();
      const totp = row && new TOTP({ secret: Secret.fromBase32(row.secret) });
      const delta = totp?.validate({ token: code, timestamp, window: 1 }) ?? null;
      if (!row || delta === null) return false;
      const step = Math.floor(timestamp / periodMs) + delta;
      if (step <= row.lastStep) throw errors.codeReused();
      database.prepare('UPDATE factors SET verified = 1, lastStep = ? WHERE username = ?').run(step, username);
      return true;
    },
    isAsked(username) {
      const row = find(username);
      return row?.verified === 1 && row.asked === 1;
    },
    ask(username, isAsked) {
      if (isAsked && find(username)?.verified !== 1) return false;
      database.prepare('UPDATE factors SET asked = ? WHERE username = ?').run(isAsked ? 1 : 0, username);
      return true;
    },
  };
}

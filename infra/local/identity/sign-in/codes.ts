import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { errors } from '../errors.ts';
import type { IdentityError } from '../identity-error.ts';

const hour = 3600_000;

export type CodePurpose = 'signUp' | 'forgotPassword' | 'verifyEmail';

/** Milliseconds a code can be used for (Cognito: 24 hours, and one hour to set a new password). */
const validFor: Record<CodePurpose, number> = { signUp: 24 * hour, verifyEmail: 24 * hour, forgotPassword: hour };

const triesPerCode = 5;
const codesPerHour = 5;

interface Row {
  code: string | null;
  madeAt: number;
  wrongTries: number;
  windowFrom: number;
  madeInWindow: number;
}

export interface Codes {
  /** Six digits that replace the code before. Refuses the sixth within an hour. */
  issue(username: string, purpose: CodePurpose): string;
  /** Returns when the code is the live one, which it still is afterwards. */
  check(username: string, purpose: CodePurpose, code: string, worn?: () => IdentityError): void;
  spend(username: string, purpose: CodePurpose): void;
}

/** Codes know names, not people: an unknown user gets the same answers, only no mail. */
export function createCodes(database: DatabaseSync, now: () => Date): Codes {
  const find = (username: string, purpose: CodePurpose) =>
    database.prepare('SELECT * FROM codes WHERE username = ? AND purpose = ?').get(username, purpose) as
      | Row
      | undefined;
  return {
    issue(username, purpose) {
      const at = now().getTime();
      const last = find(username, purpose);
      const sameWindow = last !== undefined && at - last.windowFrom < hour;
      const madeInWindow = sameWindow ? last.madeInWindow + 1 : 1;
      if (madeInWindow > codesPerHour) throw errors.limitExceeded();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      database
        .prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, 0, ?, ?)')
        .run(username, purpose, code, at, sameWindow ? last.windowFrom : at, madeInWindow);
      return code;
    },
    check(username, purpose, code, worn = errors.limitExceeded) {
      const row = find(username, purpose);
      if (!row?.code || now().getTime() - row.madeAt >= validFor[purpose]) throw errors.codeExpired();
      if (row.wrongTries >= triesPerCode) throw worn();
      if (row.code === code) return;
      database
        .prepare('UPDATE codes SET wrongTries = wrongTries + 1 WHERE username = ? AND purpose = ?')
        .run(username, purpose);
      throw errors.codeMismatch();
    },
    spend(username, purpose) {
      database.prepare('UPDATE codes SET code = NULL WHERE username = ? AND purpose = ?').run(username, purpose);
    },
  };
}

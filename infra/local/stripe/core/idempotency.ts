import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StripeProblem } from './problem.ts';
import { daySeconds } from './world.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

export interface IdempotencyKeys {
  /** What the first call with the key was answered. @throws {StripeProblem} when that call was another one */
  find(key: string, call: string, now: number): ApiAnswer | undefined;
  keep(key: string, call: string, now: number, answer: ApiAnswer): void;
}

const schema = `
CREATE TABLE IF NOT EXISTS stripeKeys (
  key TEXT PRIMARY KEY, call TEXT NOT NULL, at INTEGER NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
`;

/** A key is forgotten after 30 days: https://docs.stripe.com/api/idempotent_requests */
const keptSeconds = 30 * daySeconds;

export function createIdempotencyKeys(database: DatabaseSync): IdempotencyKeys {
  database.exec(schema);
  const one = database.prepare('SELECT call, status, body FROM stripeKeys WHERE key = ? AND at > ?');
  const add = database.prepare('INSERT OR REPLACE INTO stripeKeys VALUES (?, ?, ?, ?, ?)');
  return {
    find: (key, call, now) => {
      const row = one.get(key, now - keptSeconds);
      if (!row) return undefined;
      if (row.call !== digest(call)) throw reused();
      return { status: Number(row.status), body: String(row.body) };
    },
    keep: (key, call, now, { status, body }) => void add.run(key, digest(call), now, status, body),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const reused = () =>
  new StripeProblem(
    400,
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    { code: 'idempotency_key_in_use' },
    'idempotency_error',
  );

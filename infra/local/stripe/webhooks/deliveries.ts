import type { DatabaseSync } from 'node:sqlite';
import { daySeconds } from '../core/world.ts';
import type { Unruliness } from './unruliness.ts';

/** One event on its way to one endpoint. */
interface Delivery {
  readonly seq: number;
  readonly event: string;
  readonly scope: string;
  readonly type: string;
  /** `waiting` is tried when its time comes, `held` when it is released. */
  readonly state: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped';
  readonly attempts: number;
  /** When it is tried next, or was tried last; in seconds. */
  readonly at: number;
  /** What the endpoint answered last. */
  readonly answer: string;
}

export interface Deliveries {
  add(delivery: { event: string; scope: string; type: string; now: number }, how: Unruliness): void;
  /** The next one whose time has come. */
  next(now: number, how: Unruliness): Delivery | undefined;
  /** What became of a try. */
  settle(delivery: Delivery, answer: { readonly ok: boolean; readonly text: string }, now: number): void;
  /** Everything that was held leaves now. */
  release(now: number): number;
  /** Leaves once more. */
  again(event: string, now: number): void;
  /** Newest first. */
  list(limit: number): Delivery[];
}

const schema = `
CREATE TABLE IF NOT EXISTS stripeDeliveries (
  seq INTEGER PRIMARY KEY, event TEXT NOT NULL, scope TEXT NOT NULL, type TEXT NOT NULL, state TEXT NOT NULL,
  attempts INTEGER NOT NULL, at INTEGER NOT NULL, answer TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS stripeDeliveriesByTime ON stripeDeliveries (state, at, seq);
`;

/** Three days of tries, further and further apart: https://docs.stripe.com/webhooks#retries */
const waits = [5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600, daySeconds, daySeconds];

export function createDeliveries(database: DatabaseSync): Deliveries {
  database.exec(schema);
  const insert = database.prepare(
    "INSERT INTO stripeDeliveries (event, scope, type, state, attempts, at, answer) VALUES (?, ?, ?, ?, 0, ?, '')",
  );
  const due = (order: string) =>
    database.prepare(`SELECT * FROM stripeDeliveries WHERE state = 'waiting' AND at <= ? ORDER BY ${order} LIMIT 1`);
  const [inOrder, inAnyOrder] = [due('at, seq'), due('random()')];
  const update = database.prepare(
    'UPDATE stripeDeliveries SET state = ?, attempts = ?, at = ?, answer = ? WHERE seq = ?',
  );
  const free = database.prepare("UPDATE stripeDeliveries SET state = 'waiting', at = ? WHERE state = 'held'");
  const repeat = database.prepare(
    "INSERT INTO stripeDeliveries (event, scope, type, state, attempts, at, answer) SELECT event, scope, type, 'waiting', 0, ?, '' FROM stripeDeliveries WHERE event = ? ORDER BY seq LIMIT 1",
  );
  const newest = database.prepare('SELECT * FROM stripeDeliveries ORDER BY seq DESC LIMIT ?');
  return {
    add: ({ event, scope, type, now }, { repeats, held, dropped }) => {
      const state = dropped ? 'dropped' : held ? 'held' : 'waiting';
      for (let times = 0; times <= repeats; times += 1) insert.run(event, scope, type, state, now);
    },
    next: (now, { shuffled }) => (shuffled ? inAnyOrder : inOrder).get(now) as Delivery | undefined,
    settle: ({ seq, attempts }, { ok, text }, now) => {
      const wait = waits[attempts];
      const state = ok ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
      update.run(state, attempts + 1, ok ? now : now + (wait ?? 0), text, seq);
    },
    release: (now) => Number(free.run(now).changes),
    again: (event, now) => void repeat.run(now, event),
    list: (limit) => newest.all(limit).map((row) => ({ ...row }) as object as Delivery),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../data/in-transaction.ts';
import type { BusEvent } from '../engines/events-engine.ts';

/** Something a function has to be given, until it took it. */
export interface Delivery {
  readonly id: number;
  /** The name of the function. */
  readonly target: string;
  readonly event: object;
  readonly attempts: number;
}

/** A delivery that was given up. `type` is the message's, or `stream` for a change of the table. */
interface DeadLetter extends Delivery {
  readonly type: string;
  readonly error: string;
  readonly diedAt: string;
}

export interface KeptMessage {
  readonly sequence: number;
  readonly type: string;
  readonly at: string;
  readonly event: BusEvent;
  readonly deliveries: readonly { readonly target: string; readonly state: string; readonly attempts: number }[];
}

/** An event and the functions that must be given it. */
export interface Obligation {
  readonly event: BusEvent;
  readonly targets: readonly string[];
}

/** Everything the bus was told and what became of it, on disk before it is acknowledged. */
export interface Journal {
  /** Keeps events together with what they oblige us to deliver, in one transaction. */
  accept(events: readonly Obligation[]): void;
  /** Deliveries due at `now` (milliseconds), oldest first, without those in `busy`. */
  due(now: number, limit: number): Delivery[];
  done(id: number): void;
  failed(id: number, error: string, next: { readonly dueAt: number } | 'dead', now: Date): void;
  /** A change of the table that its follower gave up. */
  bury(target: string, event: object, error: string, now: Date): void;
  history(limit: number): KeptMessage[];
  deadLetters(): DeadLetter[];
  /** Has dead letters delivered again: all of them, or the one with this id. Answers how many. */
  redrive(id?: number): number;
  pending(): number;
}

/** Messages delivered everywhere are history; this many are kept. */
const keptMessages = 5000;

const schema = `
CREATE TABLE IF NOT EXISTS messages (
  sequence INTEGER PRIMARY KEY, type TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY, message INTEGER REFERENCES messages ON DELETE CASCADE, type TEXT NOT NULL, target TEXT NOT NULL,
  event TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, dueAt INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT '', diedAt TEXT NOT NULL DEFAULT '') STRICT;
CREATE INDEX IF NOT EXISTS deliveriesByState ON deliveries (state, dueAt);
CREATE INDEX IF NOT EXISTS deliveriesByMessage ON deliveries (message);
`;

export function createJournal(database: DatabaseSync): Journal {
  database.exec(schema);
  const addMessage = database.prepare('INSERT INTO messages (type, at, event) VALUES (?, ?, ?)');
  const addDelivery = database.prepare(
    `INSERT INTO deliveries (message, type, target, event, state) VALUES (?, ?, ?, ?, 'pending')`,
  );
  const prune = database.prepare(
    `DELETE FROM messages WHERE sequence <= ? AND NOT EXISTS
      (SELECT 1 FROM deliveries WHERE message = messages.sequence AND state <> 'done')`,
  );
  const update = database.prepare(
    'UPDATE deliveries SET state = ?, attempts = attempts + 1, dueAt = ?, error = ?, diedAt = ? WHERE id = ?',
  );
  const dueRows = database.prepare(
    `SELECT id, target, event, attempts FROM deliveries WHERE state = 'pending' AND dueAt <= ? ORDER BY dueAt, id LIMIT ?`,
  );
  const finish = database.prepare(
    `UPDATE deliveries SET state = 'done', attempts = attempts + 1, error = '' WHERE id = ?`,
  );
  const keep = ({ event, targets }: Obligation) => {
    const [type, text] = [event['detail-type'], JSON.stringify(event)];
    const sequence = Number(addMessage.run(type, event.time, text).lastInsertRowid);
    for (const target of targets) addDelivery.run(sequence, type, target, text);
    if (sequence % 500 === 0) prune.run(sequence - keptMessages);
  };
  return {
    accept: (events) => inTransaction(database, () => events.forEach(keep)),
    due: (now, limit) => dueRows.all(now, limit).map(toDelivery),
    done: (id) => void finish.run(id),
    failed: (id, error, next, now) =>
      next === 'dead'
        ? void update.run('dead', 0, error, now.toISOString(), id)
        : void update.run('pending', next.dueAt, error, '', id),
    bury: (target, event, error, now) =>
      void database
        .prepare(
          `INSERT INTO deliveries (type, target, event, state, error, diedAt) VALUES ('stream', ?, ?, 'dead', ?, ?)`,
        )
        .run(target, JSON.stringify(event), error, now.toISOString()),
    ...createReader(database),
  };
}

function createReader(database: DatabaseSync): Pick<Journal, 'history' | 'deadLetters' | 'redrive' | 'pending'> {
  const deliveriesOf = database.prepare('SELECT target, state, attempts FROM deliveries WHERE message = ?');
  return {
    history: (limit) =>
      database
        .prepare('SELECT sequence, type, at, event FROM messages ORDER BY sequence DESC LIMIT ?')
        .all(limit)
        .map((row) => ({
          sequence: Number(row.sequence),
          type: String(row.type),
          at: String(row.at),
          event: JSON.parse(String(row.event)) as BusEvent,
          deliveries: deliveriesOf.all(Number(row.sequence)).map(({ target, state, attempts }) => ({
            target: String(target),
            state: String(state),
            attempts: Number(attempts),
          })),
        })),
    deadLetters: () =>
      database
        .prepare(`SELECT * FROM deliveries WHERE state = 'dead' ORDER BY id DESC`)
        .all()
        .map((row) => ({
          ...toDelivery(row),
          type: String(row.type),
          error: String(row.error),
          diedAt: String(row.diedAt),
        })),
    redrive: (id) => {
      const { changes } = database
        .prepare(
          `UPDATE deliveries SET state = 'pending', attempts = 0, dueAt = 0 WHERE state = 'dead' AND id = coalesce(?, id)`,
        )
        .run(id ?? null);
      return Number(changes);
    },
    pending: () => Number(database.prepare(`SELECT count(*) AS n FROM deliveries WHERE state = 'pending'`).get()?.n),
  };
}

const toDelivery = (row: Record<string, unknown>): Delivery => ({
  id: Number(row.id),
  target: String(row.target),
  event: JSON.parse(String(row.event)) as object,
  attempts: Number(row.attempts),
});

import type { DatabaseSync } from 'node:sqlite';
import type { Facts, Kept, KeptObject, ObjectName } from './objects.ts';
import { missing } from './problem.ts';

/** Something that happens by the clock. */
interface DueWork {
  readonly seq: number;
  /** In seconds. */
  readonly at: number;
  readonly kind: string;
  readonly scope: string;
  readonly id: string;
}

/** Every object by the account that it belongs to; on disk when a write returns. */
export interface StripeStore {
  put<T extends KeptObject>(scope: string, object: T): T;
  find<N extends ObjectName>(scope: string, name: N, id: string): Kept[N] | undefined;
  /** @throws {StripeProblem} 404 */
  get<N extends ObjectName>(scope: string, name: N, id: string): Kept[N];
  /** Whatever has the id, in any account. */
  findAny(id: string): { readonly scope: string; readonly object: KeptObject } | undefined;
  /** Newest first. */
  list<N extends ObjectName>(scope: string, name: N): Iterable<Kept[N]>;
  /** Newest first, of all accounts. */
  listAll<N extends ObjectName>(name: N, limit: number): { readonly scope: string; readonly object: Kept[N] }[];
  remove(scope: string, id: string): void;
  fact<K extends keyof Facts>(kind: K, id: string): Facts[K] | undefined;
  setFact<K extends keyof Facts>(kind: K, id: string, fact: Facts[K] | undefined): void;
  schedule(work: Omit<DueWork, 'seq'>): void;
  /** The first that is due, taken out. */
  takeDue(now: number): DueWork | undefined;
}

const schema = `
CREATE TABLE IF NOT EXISTS stripeObjects (
  seq INTEGER PRIMARY KEY, scope TEXT NOT NULL, name TEXT NOT NULL, id TEXT NOT NULL UNIQUE, object TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS stripeObjectsByName ON stripeObjects (scope, name, seq);
CREATE INDEX IF NOT EXISTS stripeObjectsOfAll ON stripeObjects (name, seq);
CREATE TABLE IF NOT EXISTS stripeFacts (kind TEXT NOT NULL, id TEXT NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
CREATE TABLE IF NOT EXISTS stripeDue (
  seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, scope TEXT NOT NULL, id TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS stripeDueByTime ON stripeDue (at, seq);
`;

type Row = Record<string, unknown>;

export function createStripeStore(database: DatabaseSync): StripeStore {
  database.exec(schema);
  const objects = keepObjects(database);
  return { ...objects, ...keepFacts(database), ...keepDue(database) };
}

function keepObjects(database: DatabaseSync) {
  const upsert = database.prepare(
    'INSERT INTO stripeObjects (scope, name, id, object) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET object = excluded.object',
  );
  const one = database.prepare('SELECT object FROM stripeObjects WHERE scope = ? AND name = ? AND id = ?');
  const any = database.prepare('SELECT scope, object FROM stripeObjects WHERE id = ?');
  const all = database.prepare('SELECT scope, object FROM stripeObjects WHERE name = ? ORDER BY seq DESC LIMIT ?');
  const drop = database.prepare('DELETE FROM stripeObjects WHERE scope = ? AND id = ?');
  const read = <N extends ObjectName>(row: Row) => JSON.parse(String(row.object)) as Kept[N];
  const find = <N extends ObjectName>(scope: string, name: N, id: string) => {
    const row = one.get(scope, name, id);
    return row && read<N>(row);
  };
  return {
    find,
    put: <T extends KeptObject>(scope: string, object: T) => {
      upsert.run(scope, object.object, object.id, JSON.stringify(object));
      return object;
    },
    get: <N extends ObjectName>(scope: string, name: N, id: string) => {
      const found = find(scope, name, id);
      if (!found) throw missing(name, id);
      return found;
    },
    findAny: (id: string) => {
      const row = any.get(id);
      return row && { scope: String(row.scope), object: read<ObjectName>(row) };
    },
    *list<N extends ObjectName>(scope: string, name: N) {
      // A statement of its own: two lists may be read at once.
      const rows = database.prepare('SELECT object FROM stripeObjects WHERE scope = ? AND name = ? ORDER BY seq DESC');
      for (const row of rows.iterate(scope, name)) yield read<N>(row);
    },
    listAll: <N extends ObjectName>(name: N, limit: number) =>
      all.all(name, limit).map((row) => ({ scope: String(row.scope), object: read<N>(row) })),
    remove: (scope: string, id: string) => void drop.run(scope, id),
  };
}

function keepFacts(database: DatabaseSync) {
  const one = database.prepare('SELECT fact FROM stripeFacts WHERE kind = ? AND id = ?');
  const upsert = database.prepare(
    'INSERT INTO stripeFacts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET fact = excluded.fact',
  );
  const drop = database.prepare('DELETE FROM stripeFacts WHERE kind = ? AND id = ?');
  return {
    fact: <K extends keyof Facts>(kind: K, id: string) => {
      const row = one.get(kind, id);
      return row && (JSON.parse(String(row.fact)) as Facts[K]);
    },
    setFact: <K extends keyof Facts>(kind: K, id: string, fact: Facts[K] | undefined) => {
      if (fact === undefined) drop.run(kind, id);
      else upsert.run(kind, id, JSON.stringify(fact));
    },
  };
}

function keepDue(database: DatabaseSync) {
  const add = database.prepare('INSERT INTO stripeDue (at, kind, scope, id) VALUES (?, ?, ?, ?)');
  const take = database.prepare(
    'DELETE FROM stripeDue WHERE seq = (SELECT seq FROM stripeDue WHERE at <= ? ORDER BY at, seq LIMIT 1) RETURNING *',
  );
  return {
    schedule: ({ at, kind, scope, id }: Omit<DueWork, 'seq'>) => void add.run(at, kind, scope, id),
    takeDue: (now: number) => take.get(now) as DueWork | undefined,
  };
}

import type { DatabaseSync } from 'node:sqlite';

/** Small facts by name. A write is on disk when it returns. */
export interface Settings {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** The stored value, made and stored first where there is none. */
  once(name: string, make: () => string): string;
}

export function createSettings(database: DatabaseSync): Settings {
  database.exec('CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  const select = database.prepare('SELECT value FROM settings WHERE name = ?');
  const upsert = database.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const get = (name: string) => select.get(name)?.value as string | undefined;
  const set = (name: string, value: string) => void upsert.run(name, value);
  return {
    get,
    set,
    once: (name, make) => {
      const value = get(name) ?? make();
      set(name, value);
      return value;
    },
  };
}

import { DatabaseSync } from 'node:sqlite';

/**
 * Forgets every item and every change that a running engine keeps in this file. The tables themselves stay. Much cheaper
 * than another table: the engine would keep the changes of the old one under the new one's stream.
 */
export function emptyEngine(file: string): void {
  const store = new DatabaseSync(file, { timeout: 60_000 });
  try {
    const tables = store
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => name !== '_tables' && name !== '_config');
    store.exec(['BEGIN IMMEDIATE', ...tables.map((name) => `DELETE FROM "${name}"`), 'COMMIT'].join(';'));
  } finally {
    store.close();
  }
}

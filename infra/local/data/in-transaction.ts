import type { DatabaseSync } from 'node:sqlite';

/** All of it or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk ends a transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

import type { DatabaseSync } from 'node:sqlite';

const freeFailures = 5;
const longestLockMs = 15 * 60_000;

export interface Attempts {
  isLocked(username: string): boolean;
  fail(username: string): void;
  clear(username: string): void;
}

interface Row {
  failed: number;
  lastFailedAt: number;
}

/** Cognito's lockout: after n ≥ 5 wrong passwords 2^(n-5) seconds, at most 15 minutes; a quiet 15 minutes forgets. */
export function createAttempts(database: DatabaseSync, now: () => Date): Attempts {
  const find = (username: string) => {
    const row = database.prepare('SELECT failed, lastFailedAt FROM attempts WHERE username = ?').get(username);
    const recent = row as Row | undefined;
    return recent && now().getTime() - recent.lastFailedAt < longestLockMs ? recent : undefined;
  };
  return {
    isLocked(username) {
      const row = find(username);
      if (!row || row.failed < freeFailures) return false;
      const lockMs = Math.min(1000 * 2 ** (row.failed - freeFailures), longestLockMs);
      return now().getTime() - row.lastFailedAt < lockMs;
    },
    fail(username) {
      const failed = (find(username)?.failed ?? 0) + 1;
      database.prepare('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?)').run(username, failed, now().getTime());
    },
    clear(username) {
      database.prepare('DELETE FROM attempts WHERE username = ?').run(username);
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Cognito waits three minutes for the answer to a challenge. */
const validForMs = 3 * 60_000;

interface Challenge {
  readonly username: string;
  readonly clientId: string;
  /** Hexadecimal: the key both sides derive when the password is right. `code`: it was, and the app's code is asked for. */
  readonly sessionKey: string;
}

const challengeIn = ({ username, clientId, sessionKey }: Record<string, unknown>): Challenge => ({
  username: String(username),
  clientId: String(clientId),
  sessionKey: String(sessionKey),
});

export interface Challenges {
  /** The secret block that names the challenge. */
  pose(challenge: Challenge): string;
  /** A live challenge, which can still be answered. */
  find(block: string): Challenge | undefined;
  /** Each challenge is answered once. */
  take(block: string): Challenge | undefined;
  /** Those of a user whose password changed: what they were derived from is no longer right. */
  forget(username: string): void;
}

export function createChallenges(database: DatabaseSync, now: () => Date): Challenges {
  const alive = (row: Record<string, unknown> | undefined) =>
    row && Number(row.expiresAt) > now().getTime() ? challengeIn(row) : undefined;
  return {
    pose({ username, clientId, sessionKey }) {
      const block = randomBytes(192).toString('base64');
      database
        .prepare('INSERT INTO challenges VALUES (?, ?, ?, ?, ?)')
        .run(block, username, clientId, sessionKey, now().getTime() + validForMs);
      return block;
    },
    find: (block) => alive(database.prepare('SELECT * FROM challenges WHERE block = ?').get(block)),
    take: (block) => alive(database.prepare('DELETE FROM challenges WHERE block = ? RETURNING *').get(block)),
    forget(username) {
      database.prepare('DELETE FROM challenges WHERE username = ?').run(username);
    },
  };
}

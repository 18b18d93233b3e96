import type { DatabaseSync } from 'node:sqlite';
import { hashOf, newOpaqueToken } from '../sign-in/opaque-token.ts';

const validForMs = 5 * 60_000;

/** What an application asked for at `/oauth2/authorize`. */
interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
  readonly state?: string | undefined;
  readonly nonce?: string | undefined;
}

interface Grant extends AuthorizeRequest {
  /** Absent while the person has not answered yet. */
  readonly username: string | null;
}

/** Handles for an authorization under way: before the person answers, and the code afterwards. Five minutes each. */
export interface Grants {
  open(request: AuthorizeRequest, username?: string): string;
  find(handle: string): Grant | undefined;
  /** Each handle is exchanged once. */
  take(handle: string): Grant | undefined;
}

export function createGrants(database: DatabaseSync, now: () => Date): Grants {
  const read = (row: Record<string, unknown> | undefined): Grant | undefined =>
    row && Number(row.expiresAt) > now().getTime()
      ? { ...(JSON.parse(String(row.request)) as AuthorizeRequest), username: row.username as string | null }
      : undefined;
  return {
    open(request, username) {
      const handle = newOpaqueToken();
      database
        .prepare('INSERT INTO grants VALUES (?, ?, ?, ?)')
        .run(hashOf(handle), username ?? null, JSON.stringify(request), now().getTime() + validForMs);
      return handle;
    },
    find: (handle) => read(database.prepare('SELECT * FROM grants WHERE hash = ?').get(hashOf(handle))),
    take: (handle) => read(database.prepare('DELETE FROM grants WHERE hash = ? RETURNING *').get(hashOf(handle))),
  };
}

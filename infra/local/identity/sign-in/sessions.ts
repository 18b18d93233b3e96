import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { errors } from '../errors.ts';
import { hashOf, newOpaqueToken } from './opaque-token.ts';

const refreshValidForMs = 30 * 24 * 3600_000;
/** How long a rotated refresh token still answers, for two tabs that refresh at once (Cognito: 0 to 60 s). */
const graceMs = 60_000;

/** One sign-in on one device: the `origin_jti` of its tokens. */
export interface Session {
  readonly id: string;
  readonly username: string;
  readonly clientId: string;
  /** Separated by spaces. */
  readonly scope: string;
  /** Milliseconds. */
  readonly authTime: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
}

export interface Sessions {
  find(id: string): Session | undefined;
  start(username: string, clientId: string, scope: string): { session: Session; refreshToken: string };
  /** The live session of a refresh token, or the reason why there is none. */
  ofToken(refreshToken: string, clientId: string): Session;
  /** Replaces the token; the new one lives as long as the first would have. */
  rotate(refreshToken: string, sessionId: string): string;
  /** Unknown tokens are ignored, as Cognito does. */
  revokeToken(refreshToken: string, clientId: string): void;
  revokeAll(username: string): void;
}

export function createSessions(database: DatabaseSync, now: () => Date): Sessions {
  const find = (id: string) =>
    database.prepare('SELECT * FROM sessions WHERE id = ?').get(id) as unknown as Session | undefined;
  const tokenRow = (token: string) =>
    database.prepare('SELECT sessionId, rotatedAt FROM refreshTokens WHERE hash = ?').get(hashOf(token)) as
      | { sessionId: string; rotatedAt: number | null }
      | undefined;
  const newToken = (sessionId: string) => {
    const token = newOpaqueToken();
    database.prepare('INSERT INTO refreshTokens VALUES (?, ?, NULL)').run(hashOf(token), sessionId);
    return token;
  };
  return {
    find,
    start(username, clientId, scope) {
      const at = now().getTime();
      const session = { id: randomUUID(), username, clientId, scope, authTime: at, expiresAt: at + refreshValidForMs };
      database
        .prepare('INSERT INTO sessions VALUES (:id, :username, :clientId, :scope, :authTime, :expiresAt, NULL)')
        .run(session);
      return { session: { ...session, revokedAt: null }, refreshToken: newToken(session.id) };
    },
    ofToken(refreshToken, clientId) {
      const row = tokenRow(refreshToken);
      const session = row && find(row.sessionId);
      if (session?.clientId !== clientId) throw errors.notAuthorized('Invalid Refresh Token');
      refuseDead(session, now().getTime());
      refuseReused(row?.rotatedAt ?? null, now().getTime());
      return session;
    },
    rotate(refreshToken, sessionId) {
      database
        .prepare('UPDATE refreshTokens SET rotatedAt = coalesce(rotatedAt, ?) WHERE hash = ?')
        .run(now().getTime(), hashOf(refreshToken));
      return newToken(sessionId);
    },
    revokeToken(refreshToken, clientId) {
      database
        .prepare('UPDATE sessions SET revokedAt = coalesce(revokedAt, ?) WHERE id = ? AND clientId = ?')
        .run(now().getTime(), tokenRow(refreshToken)?.sessionId ?? '', clientId);
    },
    revokeAll(username) {
      database
        .prepare('UPDATE sessions SET revokedAt = coalesce(revokedAt, ?) WHERE username = ?')
        .run(now().getTime(), username);
    },
  };
}

function refuseDead(session: Session, at: number): void {
  if (session.revokedAt !== null) throw errors.notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= at) throw errors.notAuthorized('Refresh Token has expired');
}

function refuseReused(rotatedAt: number | null, at: number): void {
  if (rotatedAt !== null && at - rotatedAt >= graceMs) throw errors.refreshTokenReused();
}

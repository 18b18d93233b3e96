import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

// Codes, attempts and challenges also hold rows for people who do not exist, hence no foreign key there.
const schema = `
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (
  username TEXT PRIMARY KEY, sub TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
  email TEXT NOT NULL, emailVerified INTEGER NOT NULL, pendingEmail TEXT, attributes TEXT NOT NULL,
  salt TEXT, verifier TEXT, createdAt INTEGER NOT NULL, changedAt INTEGER NOT NULL) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS oneSignInPerEmail ON users (email) WHERE status <> 'EXTERNAL_PROVIDER';
CREATE TABLE IF NOT EXISTS identities (
  provider TEXT NOT NULL, subject TEXT NOT NULL, linkedAt INTEGER NOT NULL,
  username TEXT NOT NULL REFERENCES users ON DELETE CASCADE, PRIMARY KEY (provider, subject)) STRICT;
CREATE TABLE IF NOT EXISTS codes (
  username TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT, madeAt INTEGER NOT NULL, wrongTries INTEGER NOT NULL,
  windowFrom INTEGER NOT NULL, madeInWindow INTEGER NOT NULL, PRIMARY KEY (username, purpose)) STRICT;
CREATE TABLE IF NOT EXISTS attempts (
  username TEXT PRIMARY KEY, failed INTEGER NOT NULL, lastFailedAt INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS challenges (
  block TEXT PRIMARY KEY, username TEXT NOT NULL, clientId TEXT NOT NULL, sessionKey TEXT NOT NULL,
  expiresAt INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS factors (
  username TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE, secret TEXT NOT NULL, verified INTEGER NOT NULL,
  asked INTEGER NOT NULL, lastStep INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, username TEXT NOT NULL REFERENCES users ON DELETE CASCADE, clientId TEXT NOT NULL,
  scope TEXT NOT NULL, authTime INTEGER NOT NULL, expiresAt INTEGER NOT NULL, revokedAt INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS sessionsOfUser ON sessions (username);
CREATE TABLE IF NOT EXISTS refreshTokens (
  hash TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, rotatedAt INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS refreshTokensOfSession ON refreshTokens (sessionId);
CREATE TABLE IF NOT EXISTS grants (
  hash TEXT PRIMARY KEY, username TEXT, request TEXT NOT NULL, expiresAt INTEGER NOT NULL) STRICT;
`;

/** Makes missing tables. What was acknowledged is on disk: every commit waits for it. */
export function prepareStore(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(schema);
}

/** A value made once and kept for the life of the data. */
export function setting(database: DatabaseSync, name: string, make = () => randomBytes(32).toString('hex')): string {
  const found = database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  if (found) return String(found.value);
  const value = make();
  database.prepare('INSERT INTO settings (name, value) VALUES (?, ?)').run(name, value);
  return value;
}

/** Forgets what can no longer be used at `now`, in milliseconds. */
export function sweepStore(database: DatabaseSync, now: number): void {
  const twoDaysAgo = now - 2 * 24 * 3600_000;
  database.prepare('DELETE FROM codes WHERE madeAt < ?').run(twoDaysAgo);
  database.prepare('DELETE FROM attempts WHERE lastFailedAt < ?').run(twoDaysAgo);
  database.prepare('DELETE FROM challenges WHERE expiresAt < ?').run(now);
  database.prepare('DELETE FROM grants WHERE expiresAt < ?').run(now);
  database.prepare('DELETE FROM sessions WHERE expiresAt < ?').run(now);
}

/** All of it or nothing. */
export function transaction(database: DatabaseSync, write: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    write();
    database.exec('COMMIT');
  } catch (error) {
    // A full disk ends a transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

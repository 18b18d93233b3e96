import type { DatabaseSync } from 'node:sqlite';

export interface Identity {
  readonly provider: string;
  /** Who they are at the provider. */
  readonly subject: string;
  /** The user they sign in as here. */
  readonly username: string;
  readonly linkedAt: number;
}

export interface Identities {
  find(provider: string, subject: string): Identity | undefined;
  of(username: string): Identity[];
  add(identity: Identity): void;
}

export function createIdentities(database: DatabaseSync): Identities {
  return {
    find: (provider, subject) =>
      database.prepare('SELECT * FROM identities WHERE provider = ? AND subject = ?').get(provider, subject) as
        | Identity
        | undefined,
    of: (username) =>
      database
        .prepare('SELECT * FROM identities WHERE username = ? ORDER BY linkedAt')
        .all(username) as unknown as Identity[],
    add: ({ provider, subject, username, linkedAt }) => {
      database
        .prepare('INSERT INTO identities (provider, subject, username, linkedAt) VALUES (?, ?, ?, ?)')
        .run(provider, subject, username, linkedAt);
    },
  };
}

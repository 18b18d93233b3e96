import type { DatabaseSync } from 'node:sqlite';

type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL_PROVIDER';

export interface User {
  /** A UUID, equal to `sub`, or `google_<subject>` for a person who only ever came from Google. */
  readonly username: string;
  readonly sub: string;
  readonly status: UserStatus;
  /** In lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** The address that takes over once its code is entered. */
  readonly pendingEmail: string | null;
  /** Everything but `sub`, `email` and `email_verified`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Hexadecimal; absent for people without a password. */
  readonly salt: string | null;
  readonly verifier: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

type Row = Omit<User, 'emailVerified' | 'attributes'> & { emailVerified: number; attributes: string };

export interface Users {
  find(username: string): User | undefined;
  /** Who signs in with this address; people who came from Google are found by their identity instead. */
  findByEmail(email: string): User | undefined;
  list(filter: { email?: string; sub?: string }, after: string, limit: number): User[];
  /** `false` when the address already signs a user in. */
  add(user: User): boolean;
  /** `false` when the address already signs another user in. */
  save(user: User): boolean;
  remove(username: string): void;
}

const fromRow = (row: Row): User => ({
  ...row,
  emailVerified: row.emailVerified === 1,
  attributes: JSON.parse(row.attributes),
});

const toRow = (user: User) => ({
  ...user,
  emailVerified: user.emailVerified ? 1 : 0,
  attributes: JSON.stringify(user.attributes),
});

export function createUsers(database: DatabaseSync): Users {
  const one = (where: string, value: string) => {
    const row = database.prepare(`SELECT * FROM users WHERE ${where}`).get(value);
    return row && fromRow(row as unknown as Row);
  };
  const unlessTaken = (write: () => void): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      if (error instanceof Error && error.message.includes('UNIQUE constraint failed: users.email')) return false;
      throw error;
    }
  };
  return {
    find: (username) => one('username = ?', username),
    findByEmail: (email) => one("status <> 'EXTERNAL_PROVIDER' AND email = ?", email.toLowerCase()),
    list: ({ email = null, sub = null }, after, limit) =>
      database
        .prepare(
          `SELECT * FROM users WHERE (:email IS NULL OR email = :email) AND (:sub IS NULL OR sub = :sub)
           AND username > :after ORDER BY username LIMIT :limit`,
        )
        .all({ email, sub, after, limit })
        .map((row) => fromRow(row as unknown as Row)),
    add: (user) =>
      unlessTaken(() => {
        database
          .prepare(
            `INSERT INTO users VALUES (:username, :sub, :status, :email, :emailVerified, :pendingEmail, :attributes,
             :salt, :verifier, :createdAt, :changedAt)`,
          )
          .run(toRow(user));
      }),
    save: (user) =>
      unlessTaken(() => {
        database
          .prepare(
            `UPDATE users SET sub = :sub, status = :status, email = :email, emailVerified = :emailVerified,
             pendingEmail = :pendingEmail, attributes = :attributes, salt = :salt, verifier = :verifier,
             createdAt = :createdAt, changedAt = :changedAt WHERE username = :username`,
          )
          .run(toRow(user));
      }),
    remove: (username) => {
      for (const table of ['codes', 'attempts', 'challenges', 'grants', 'users']) {
        database.prepare(`DELETE FROM ${table} WHERE username = ?`).run(username);
      }
    },
  };
}

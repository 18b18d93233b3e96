import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../data/in-transaction.ts';
import type { Mail } from './mail.ts';

/** Every mail that was sent, newest first; on disk when `add` returns. */
export interface MailStore {
  add(mail: Mail): void;
  find(messageId: string): Mail | undefined;
  /** Without an address, all mail. */
  list(options: { readonly to?: string | undefined; readonly limit: number }): Mail[];
  count(): number;
}

const schema = `
CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY, messageId TEXT NOT NULL UNIQUE, mail TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS recipients (
  address TEXT NOT NULL, mail INTEGER NOT NULL REFERENCES mails ON DELETE CASCADE, PRIMARY KEY (address, mail)) STRICT;
`;

export function createMailStore(database: DatabaseSync): MailStore {
  database.exec(schema);
  const addMail = database.prepare('INSERT INTO mails (messageId, mail) VALUES (?, ?)');
  const addRecipient = database.prepare('INSERT OR IGNORE INTO recipients VALUES (?, ?)');
  const all = database.prepare('SELECT mail FROM mails ORDER BY id DESC LIMIT ?');
  const ofAddress = database.prepare(
    'SELECT mails.mail FROM recipients JOIN mails ON mails.id = recipients.mail WHERE address = ? ORDER BY mails.id DESC LIMIT ?',
  );
  const one = database.prepare('SELECT mail FROM mails WHERE messageId = ?');
  const read = (row: Record<string, unknown>) => JSON.parse(String(row.mail)) as Mail;
  return {
    add: (mail) =>
      inTransaction(database, () => {
        const { lastInsertRowid } = addMail.run(mail.messageId, JSON.stringify(mail));
        for (const address of mail.to) addRecipient.run(address, lastInsertRowid);
      }),
    find: (messageId) => {
      const row = one.get(messageId);
      return row && read(row);
    },
    list: ({ to, limit }) => (to ? ofAddress.all(to.toLowerCase(), limit) : all.all(limit)).map(read),
    count: () => Number(database.prepare('SELECT count(*) AS n FROM mails').get()?.n),
  };
}

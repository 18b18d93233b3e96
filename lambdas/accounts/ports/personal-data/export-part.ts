import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type exportAsked, partExported } from '#shared/accounts/deletion/messages.ts';
import type { Message } from '#shared/contract/message.ts';
import { createAccountReader } from '../accounts.ts';
import { type Collected, collectRows, together } from './collect-rows.ts';
import { exportPartEntity } from './export-part.entity.ts';
import { createPersonRows } from './person-rows.ts';
import type { PersonalData } from './personal-data.ts';

/** Far below what an item may hold, whatever characters they are. */
const sliceLength = 90_000;
const keptSeconds = 24 * 60 * 60;

/** What a part hands out besides the rows that are found under the person: of their dependants. */
export type CollectBesides = (userId: string, now: Date) => Promise<Collected>;

/** What a part does when a user wants their data: it lays down what it keeps of them and says so. Safe to repeat. */
export function createExportPart(data: PersonalData, table: Table, besides?: CollectBesides) {
  const accounts = createAccountReader(table);
  const slices = exportPartEntity(table);
  const rows = createPersonRows(table);
  const { part } = data;
  return async (message: Message<typeof exportAsked>, now: Date): Promise<void> => {
    const { userId, exportId } = message.data;
    const account = await accounts.find(userId);
    if (!account || account.deletedAt) return;
    const own = await collectRows(userId, data, rows);
    const text = JSON.stringify(besides ? together([own, await besides(userId, now)]) : own);
    const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
    for (const [position, slice] of cut(text).entries())
      await slices.put({ exportId, part, slice: String(position).padStart(5, '0'), text: slice, expires }).go();
    const done = idFrom('message', partExported.name, message.messageId, part);
    await outboxEntity(table)
      .put(factRow(partExported, done, now, { userId, exportId, part }))
      .go();
  };
}

const cut = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / sliceLength) }, (_, index) =>
    text.slice(index * sliceLength, (index + 1) * sliceLength),
  );

import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { exportAsked } from '#shared/accounts/deletion/messages.ts';
import { exportEveryMs } from '#shared/accounts/deletion/personal-parts.ts';
import { exportPartEntity } from '../ports/personal-data/export-part.entity.ts';
import { dataExportEntity } from './data-export.entity.ts';

export type DataExport = EntityItem<ReturnType<typeof dataExportEntity>>;

/** What people asked for of their data. Every read is strongly consistent. */
export interface DataExports {
  find(userId: string): Promise<DataExport | undefined>;
  /** Has every part lay down what it keeps; false when it was asked for within a day. */
  ask(userId: string, exportId: string, now: Date): Promise<boolean>;
  /** False when it was changed since it was read. */
  save(before: DataExport, after: DataExport): Promise<boolean>;
  /** What the parts laid down, as JSON by part. */
  readParts(exportId: string): Promise<ReadonlyMap<string, string>>;
  forgetParts(exportId: string): Promise<void>;
  /** Nothing where the user asked again meanwhile. */
  forget(asked: Pick<DataExport, 'userId' | 'exportId'>): Promise<void>;
}

export function createDataExports(table: Table, retry: Retry = createRetry()): DataExports {
  const rows = dataExportEntity(table);
  const slices = exportPartEntity(table);
  const { transaction } = new Service({ row: rows, outbox: outboxEntity(table) });
  const listSlices = async (exportId: string) =>
    (await slices.query.byExport({ exportId }).go({ consistent: true, pages: 'all' })).data;
  return {
    find: async (userId) => (await rows.get({ userId }).go({ consistent: true })).data ?? undefined,
    ask: async (userId, exportId, now) => {
      const askedAt = now.toISOString();
      const earliest = new Date(now.getTime() - exportEveryMs).toISOString();
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, outbox }) => [
            row
              .put({ userId, exportId, version: 1, done: [], askedAt })
              .where((one, { lte, notExists }) => `${notExists(one.askedAt)} OR ${lte(one.askedAt, earliest)}`)
              .commit(),
            outbox
              .put(factRow(exportAsked, idFrom('message', exportAsked.name, exportId), now, { userId, exportId }))
              .commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
    save: ({ exportId: id, version: was }, after) =>
      wasMade(
        rows
          .put({ ...after, version: was + 1 })
          .where(({ exportId, version }, { eq }) => `${eq(exportId, id)} AND ${eq(version, was)}`)
          .go(),
      ),
    readParts: async (exportId) => {
      const texts = new Map<string, string>();
      for (const { part, text } of await listSlices(exportId)) texts.set(part, (texts.get(part) ?? '') + text);
      return texts;
    },
    forgetParts: async (exportId) => {
      const keys = (await listSlices(exportId)).map(({ part, slice }) => ({ exportId, part, slice }));
      if (keys.length > 0) await slices.delete(keys).go();
    },
    forget: async ({ userId, exportId: id }) => {
      const gone = rows.delete({ userId }).where(({ exportId }, { eq }) => eq(exportId, id));
      await wasMade(gone.go());
    },
  };
}

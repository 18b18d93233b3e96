import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { uploadHoldEntity } from './upload-hold.entity.ts';
import { uploadHolderEntity } from './upload-holder.entity.ts';

interface Holding {
  readonly holder: string;
  readonly version: number;
  readonly uploadIds: readonly string[];
}

/** Who shows which file. */
export interface HoldStore {
  isHeld(uploadId: string): Promise<boolean>;
  /** Does nothing where something newer is known. */
  note(holding: Holding): Promise<void>;
}

export function createHoldStore(table: Table, retry: Retry = createRetry()): HoldStore {
  const entities = { hold: uploadHoldEntity(table), holder: uploadHolderEntity(table) };
  const { transaction } = new Service(entities);
  const tryNote = async ({ holder, version, uploadIds }: Holding) => {
    const { data: known } = await entities.holder.get({ holder }).go({ consistent: true });
    if (known && known.version >= version) return;
    const before = known?.uploadIds ?? [];
    const refused = await commit(
      transaction.write((rows) => [
        rows.holder
          .put({ holder, version, uploadIds: [...uploadIds] })
          .where((row, { eq, notExists }) => (known ? eq(row.version, known.version) : notExists(row.version)))
          .commit(),
        ...before
          .filter((uploadId) => !uploadIds.includes(uploadId))
          .map((uploadId) => rows.hold.delete({ uploadId, holder }).commit()),
        ...uploadIds.map((uploadId) => rows.hold.put({ uploadId, holder }).commit()),
      ]),
    );
    if (refused.length > 0) throw contention('Other news came first');
  };
  return {
    isHeld: async (uploadId) =>
      (await entities.hold.query.byUpload({ uploadId }).go({ limit: 1, consistent: true })).data.length > 0,
    note: (holding) => retry(() => tryNote(holding)),
  };
}

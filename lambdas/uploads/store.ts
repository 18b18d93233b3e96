import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { mostBytesInAll } from '#shared/uploads/purposes.ts';
import { uploadEntity } from './ports/upload.entity.ts';
import { createUploadReader, type StoredUpload, type UploadReader } from './ports/uploads.ts';
import { uploadUseEntity } from './upload-use.entity.ts';

type Status = StoredUpload['status'];

export interface UploadStore extends UploadReader {
  /** Its bytes count from here on until it is forgotten; false when the person has no room for them. A repeat changes nothing. */
  announce(upload: StoredUpload): Promise<boolean>;
  /** False when it is in another state by now. */
  move(uploadId: string, from: Status, to: Status): Promise<boolean>;
  /** Its bytes are free again. A repeat changes nothing. */
  forget(upload: Pick<StoredUpload, 'uploadId' | 'userId' | 'size'>): Promise<void>;
}

export function createUploadStore(table: Table, retry: Retry = createRetry()): UploadStore {
  const entities = { upload: uploadEntity(table), use: uploadUseEntity(table) };
  const { transaction } = new Service(entities);
  return {
    ...createUploadReader(table),
    announce: async (row) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ upload, use }) => [
            upload.create(row).commit(),
            use
              .upsert({ userId: row.userId })
              .add({ bytes: row.size })
              .where(
                ({ bytes }, { lte, notExists }) => `${notExists(bytes)} OR ${lte(bytes, mostBytesInAll - row.size)}`,
              )
              .commit(),
          ]),
        ),
      );
      return refused.includes(0) || refused.length === 0;
    },
    move: (uploadId, from, to) =>
      wasMade(
        entities.upload
          .patch({ uploadId })
          .set({ status: to })
          .where(({ status }, { eq }) => eq(status, from))
          .go(),
      ),
    forget: async ({ uploadId, userId, size }) => {
      await retry(() =>
        commit(
          transaction.write(({ upload, use }) => [
            upload
              .remove({ uploadId })
              .where((row, { exists }) => exists(row.uploadId))
              .commit(),
            use.upsert({ userId }).add({ bytes: -size }).commit(),
          ]),
        ),
      );
    },
  };
}

import { isConditionFailure } from '../kernel/conditions.ts';
import type { Table } from '../kernel/table.ts';
import { uploadEntity } from '../kernel/uploads/upload.entity.ts';
import { createUploadReader, type StoredUpload, type UploadReader } from '../kernel/uploads/uploads.ts';

type Status = StoredUpload['status'];

export interface UploadStore extends UploadReader {
  /** A repeat changes nothing. */
  announce(upload: StoredUpload): Promise<void>;
  /** False when it is in another state by now. */
  move(uploadId: string, from: Status, to: Status): Promise<boolean>;
  forget(uploadId: string): Promise<void>;
}

export function createUploadStore(table: Table): UploadStore {
  const uploads = uploadEntity(table);
  return {
    ...createUploadReader(table),
    announce: async (upload) => void (await made(uploads.create(upload).go())),
    move: (uploadId, from, to) =>
      made(
        uploads
          .patch({ uploadId })
          .set({ status: to })
          .remove(['expires'])
          .where(({ status }, { eq }) => eq(status, from))
          .go(),
      ),
    forget: async (uploadId) => void (await uploads.delete({ uploadId }).go()),
  };
}

/** Whether a conditional write was made. */
async function made(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}

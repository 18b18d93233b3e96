import { wasMade } from '../kernel/conditions.ts';
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
    announce: async (upload) => void (await wasMade(uploads.create(upload).go())),
    move: (uploadId, from, to) =>
      wasMade(
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

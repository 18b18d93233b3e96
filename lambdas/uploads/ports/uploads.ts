import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import type { FileType, Purpose } from '#shared/uploads/purposes.ts';
import { uploadEntity } from './upload.entity.ts';

export type StoredUpload = EntityItem<ReturnType<typeof uploadEntity>> & {
  readonly purpose: Purpose;
  readonly type: FileType;
};

export interface UploadReader {
  /** Strongly consistent. */
  find(uploadId: string): Promise<StoredUpload | undefined>;
}

export const createUploadReader = (table: Table): UploadReader => {
  const uploads = uploadEntity(table);
  return {
    find: async (uploadId) =>
      ((await uploads.get({ uploadId }).go({ consistent: true })).data as StoredUpload | null) ?? undefined,
  };
};

/**
 * A file that a person uploaded for a purpose, checked and kept.
 * @throws {Problem} upload.notFound, at the field
 */
export async function keptUpload(
  { uploadId, purpose, userId, field }: { uploadId: string; purpose: Purpose; userId: string; field: string },
  uploads: UploadReader,
): Promise<StoredUpload> {
  const upload = await uploads.find(uploadId);
  if (upload?.status === 'kept' && upload.purpose === purpose && upload.userId === userId) return upload;
  throw new Problem('upload.notFound', { fields: { [field]: errors['upload.notFound'].title } });
}

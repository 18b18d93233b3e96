import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { StoredEvent } from '../details/stored-event.ts';

type Covered = Pick<StoredEvent, 'cover'>;

/**
 * A new cover is a picture that its host uploaded for that; the one that was there before may stay.
 * @throws {Problem} upload.notFound, at its field
 */
export async function refuseCover(
  { cover }: Covered,
  before: Covered | undefined,
  userId: string,
  uploads: UploadReader,
): Promise<void> {
  if (!cover || cover.uploadId === before?.cover?.uploadId) return;
  await keptUpload({ uploadId: cover.uploadId, purpose: 'eventCover', userId, field: 'cover' }, uploads);
}

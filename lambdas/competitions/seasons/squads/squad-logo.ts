import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { StoredSquad } from '../season-reader.ts';

type Showing = Pick<StoredSquad, 'logo'>;

const uploadsOf = ({ logo }: Showing): string[] => (logo ? [logo] : []);

/**
 * A new logo must be an upload of the caller; the current one may stay.
 * @throws {Problem} upload.notFound, at its field
 */
export async function refuseLogo(
  uploadId: string | null | undefined,
  before: Showing,
  userId: string,
  uploads: UploadReader,
): Promise<void> {
  if (uploadId && uploadId !== before.logo)
    await keptUpload({ uploadId, purpose: 'squadLogo', userId, field: 'logo' }, uploads);
}

/** What is told with a write of a squad that shows another logo than before. */
export const heldBySquad = (after: StoredSquad, before: Showing, now: Date) =>
  heldFacts({ holder: after.squadId, version: after.version, uploadIds: uploadsOf(after) }, uploadsOf(before), now);

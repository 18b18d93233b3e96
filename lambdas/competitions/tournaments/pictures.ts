import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { StoredTournament } from './tournament-reader.ts';

type Showing = Pick<StoredTournament['facts'], 'cover' | 'photos'>;

/** Each picture with the field that a refusal of it belongs to. */
const picturesOf = ({ cover, photos = [] }: Showing) => [
  ...(cover ? [{ field: 'cover', uploadId: cover.uploadId }] : []),
  ...photos.map(({ uploadId }, index) => ({ field: `photos.${index}.alt`, uploadId })),
];
const uploadsOf = (showing: Showing | undefined) =>
  showing ? picturesOf(showing).map(({ uploadId }) => uploadId) : [];

/**
 * A new picture is one that the caller uploaded for it; those that were there before may stay.
 * @throws {Problem} upload.notFound, at its field
 */
export async function refusePictures(
  after: Showing,
  before: Showing | undefined,
  userId: string,
  uploads: UploadReader,
): Promise<void> {
  const known = new Set(uploadsOf(before));
  for (const { field, uploadId } of picturesOf(after))
    if (!known.has(uploadId)) await keptUpload({ uploadId, purpose: 'tournamentPhoto', userId, field }, uploads);
}

/** What is told with a write of a tournament that shows other pictures than before. */
export const heldByTournament = ({ tournamentId, version, facts, updatedAt }: StoredTournament, before?: Showing) =>
  heldFacts({ holder: tournamentId, version, uploadIds: uploadsOf(facts) }, uploadsOf(before), new Date(updatedAt));

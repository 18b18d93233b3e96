import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import type { TeamDetails } from '#shared/teams/schemas.ts';
import type { TeamFacts } from '../ports/team.entity.ts';

export interface FactSources {
  readonly cities: Pick<Cities, 'find'>;
  readonly uploads: UploadReader;
}

/**
 * What is stored of what a manager says of a team. A picture that it shows already may be another user's.
 * @throws {Problem} city.notFound, upload.notFound
 */
export async function factsOf(
  { cityPlaceId, ...details }: TeamDetails,
  userId: string,
  { cities, uploads }: FactSources,
  before?: TeamFacts,
): Promise<TeamFacts> {
  const { photoId, coverId } = details;
  if (photoId && photoId !== before?.photoId)
    await keptUpload({ uploadId: photoId, purpose: 'teamPhoto', userId, field: 'photoId' }, uploads);
  if (coverId && coverId !== before?.coverId)
    await keptUpload({ uploadId: coverId, purpose: 'teamCover', userId, field: 'coverId' }, uploads);
  const kept = before?.city.placeId === cityPlaceId ? before.city : (await cities.find(cityPlaceId))?.city;
  if (!kept) throw new Problem('city.notFound', { fields: { cityPlaceId: errors['city.notFound'].title } });
  return { ...details, city: kept };
}

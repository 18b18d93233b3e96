import type { NamedThings } from '#lambdas/competitions/ports/named-things.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredDuty } from './store.ts';

export type DutySeasons = Pick<NamedThings, 'season'>;

/**
 * A duty of a season is one of a season of its team that people know of.
 * @throws {Problem} season.notFound, also of another team; request.invalid where it is for an event, too
 */
export async function checkSeason(
  { seasonId, eventId }: StoredDuty['facts'],
  teamId: string,
  things: DutySeasons,
): Promise<void> {
  if (!seasonId) return;
  if (eventId)
    throw new Problem('request.invalid', { fields: { seasonId: 'For an event or for a season, not both.' } });
  const season = await things.season(seasonId);
  if (season?.teamId !== teamId || season.isDraft) throw new Problem('season.notFound');
}

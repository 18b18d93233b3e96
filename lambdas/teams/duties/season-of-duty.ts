import { Problem } from '#shared/contract/errors.ts';
import type { FindNamedThing } from '../ports/named-things.ts';
import type { StoredDuty } from './store.ts';

/**
 * A duty of a season is one of a season of its team that people know of.
 * @throws {Problem} season.notFound, also of another team; request.invalid where it is for an event, too
 */
export async function checkSeason(
  { seasonId, eventId }: StoredDuty['facts'],
  teamId: string,
  things: FindNamedThing,
): Promise<void> {
  if (!seasonId) return;
  if (eventId)
    throw new Problem('request.invalid', { fields: { seasonId: 'For an event or for a season, not both.' } });
  const season = await things(seasonId);
  if (season?.teamId !== teamId || season.status === 'draft') throw new Problem('season.notFound');
}

import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import type { TeamDraft } from '#shared/teams/details/draft-operations.ts';
import { isNamesake } from '#shared/teams/roster/namesakes.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import type { TeamReader } from '../ports/teams.ts';
import type { TeamsAround } from '../search/teams-around.ts';
import { toCard } from './stored-team.ts';

export interface NamesakeSources {
  readonly around: TeamsAround;
  readonly teams: Pick<TeamReader, 'list'>;
  readonly cities: Pick<Cities, 'find'>;
}

/** Cards of one city are at its point. */
const nearMiles = 1;
const mostShown = 3;

/** Public communities that would be taken for the one that is being made; none as long as too little is known of it. */
export async function namesakesOf(
  { name, cityPlaceId, gameTypeIds }: TeamDraft['values'],
  { around, teams, cities }: NamesakeSources,
): Promise<TeamCard[]> {
  if (!name || !cityPlaceId || !gameTypeIds?.length) return [];
  const city = (await cities.find(cityPlaceId))?.city;
  if (!city) return [];
  const cards = (await around(city, nearMiles)).filter((card) =>
    card.gameTypeIds.some((gameTypeId) => gameTypeIds.some((own) => own === gameTypeId)),
  );
  const stored = await teams.list([...new Set(cards.map(({ teamId }) => teamId))]);
  return stored
    .filter(({ status, facts }) => status === 'active' && facts.visibility === 'public')
    .filter(({ facts }) =>
      isNamesake({ ...facts, cityPlaceId: facts.city.placeId }, { name, cityPlaceId, gameTypeIds }),
    )
    .slice(0, mostShown)
    .map(toCard);
}

import { allLevels, cellId, cellOf } from '#shared/discovery/grid.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** The rows that let a team be found around a point: none for what is not public. */
export function cardsOf({ teamId, status, facts }: StoredTeam) {
  if (status !== 'active' || facts.visibility !== 'public') return [];
  const { lat, lng } = facts.city;
  const { gameTypeIds, kind, skillLevels, joinPolicy } = facts;
  const said = { gameTypeIds, kind, skillLevels, joinPolicy };
  return allLevels.map((level) => ({ area: cellId(cellOf(level, { lat, lng })), teamId, lat, lng, ...said }));
}

import { teams } from '#shared/teams/contract.ts';
import { loadSpot } from '#web/app/map/load-location.ts';
import { rememberSpot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import type { TeamsQuery } from './teams-query.ts';

/** The communities around the chosen spot; none while there is no spot. */
export async function findTeamsAround(query: TeamsQuery, signal: AbortSignal) {
  const me = await loadMe();
  const spot = await loadSpot(query, me, signal);
  if (!spot) return { spot, teams: [], nextCursor: undefined };
  rememberSpot(spot);
  // To about half a mile, so that people of one block share what is cached.
  const at = { lat: Number(spot.lat.toFixed(2)), lng: Number(spot.lng.toFixed(2)) };
  const { radius: radiusMiles, sport, kind, level, joining: joinPolicy, cursor } = query;
  const found = await operations(teams).findTeams(
    { ...at, radiusMiles, sport, kind, level, joinPolicy, cursor },
    { signal },
  );
  return { spot, ...found };
}

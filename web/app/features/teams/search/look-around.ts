import { teams } from '#shared/teams/contract.ts';
import { loadSpot } from '#web/app/map/load-location.ts';
import { rememberSpot } from '#web/app/map/location.ts';
import { lookFarther } from '#web/app/map/look-farther.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import type { TeamsQuery } from './teams-query.ts';

/** Miles to look within until a community is found. */
const usualRadii = [25, 50, 100] as const;

/** The communities around the chosen spot, and how far was looked; none while there is no spot. */
export async function findTeamsAround(query: TeamsQuery, signal: AbortSignal) {
  const me = await loadMe();
  const spot = await loadSpot(query, me, signal);
  if (!spot) return { query: { ...query, radius: usualRadii[0] }, spot, teams: [], nextCursor: undefined };
  rememberSpot(spot);
  // To about half a mile, so that people of one block share what is cached.
  const at = { lat: Number(spot.lat.toFixed(2)), lng: Number(spot.lng.toFixed(2)) };
  const { sport, kind, level, joining: joinPolicy, cursor } = query;
  const look = (radiusMiles: number) =>
    operations(teams).findTeams({ ...at, radiusMiles, sport, kind, level, joinPolicy, cursor }, { signal });
  const { found, radius } = await lookFarther(query.radius, usualRadii, look, ({ teams }) => teams.length === 0);
  return { query: { ...query, radius }, spot, ...found };
}

import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { placeMatches } from '#shared/competitions/placing/place-matches.ts';
import type { Desk, DeskMatch } from '#shared/competitions/tournaments/desk.ts';
import type { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { readPlayed, shownMatches, unplacedMatches } from '../../played.ts';
import { readTournament } from '../../read-tournament.ts';
import { type DeskParts, deskView } from '../desk-view.ts';
import { placedNotice } from '../placed-notice.ts';
import { placedOf, placingRules, toPlace } from '../to-place.ts';

type PlaceTournament = (typeof tournamentDesk)['operations']['placeTournament'];
const soonMs = 15 * 60_000;

/**
 * While it is drawn everything is placed anew; once the schedule is out only what has no time yet, not before it can be told,
 * and who plays in it is told.
 */
export async function placeTournament(
  { tournamentId }: Parsed<PlaceTournament>,
  caller: Caller,
  parts: DeskParts,
): Promise<Output<PlaceTournament>> {
  const { now } = caller;
  const tournament = await readTournament(tournamentId, parts.tournaments);
  const { status, facts } = tournament;
  if (status !== 'draw' && status !== 'scheduled' && status !== 'live') throw new Problem('tournament.notNow');
  const isAnew = status === 'draw';
  const entered = (await parts.tournaments.listsOf(tournamentId)).flatMap(({ list }) => inOf(list));
  const change = async (desk: Desk) => {
    if (desk.draws.length === 0) throw new Problem('tournament.notDrawn');
    const played = await readPlayed(desk, parts);
    const shown = shownMatches(desk, played);
    const fixed = isAnew ? [] : placedOf(shown);
    const earliest = isAnew ? Number.NEGATIVE_INFINITY : now.getTime() + soonMs;
    const placed = placeMatches(toPlace(facts, played, earliest), placingRules(facts), fixed);
    const at = new Map(placed.map((one) => [one.key, one]));
    const matches = shown.flatMap(({ key, categoryId, stage, matchId, calledAt }): DeskMatch[] => {
      const { court, start } = at.get(key) ?? {};
      if (!court || start === undefined) return [];
      const startsAt = new Date(start).toISOString();
      return [{ categoryId, stage, matchId, court, startsAt, ...(calledAt && { calledAt }) }];
    });
    const after = { ...desk, matches };
    const unplaced = new Set(unplacedMatches(shown).map(({ key }) => key));
    const found = shownMatches(after, played).filter(({ key, startsAt }) => startsAt && unplaced.has(key));
    return { desk: after, ...(!isAnew && { telling: placedNotice(found, entered) }) };
  };
  await parts.desks.change(tournament, change, now);
  return deskView(tournamentId, caller, parts);
}

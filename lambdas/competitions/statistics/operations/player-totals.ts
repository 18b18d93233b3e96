import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { type ProfilePorts, seeProfile } from '#lambdas/people/ports/see-profile.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import { type SeasonLine, totalsOf } from '#shared/competitions/statistics/totals.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import { seeSeason } from '../../seasons/sight/season-sight.ts';
import type { Stored } from '../../seasons/stored.ts';
import { type DivisionParts, linesOfDivision } from '../division-lines.ts';
import { playersSeen, type SeenParts } from '../players-seen.ts';

type Operation = (typeof games)['operations']['getPlayerTotals'];

interface Parts extends SeenParts, DivisionParts {
  readonly profiles: ProfilePorts;
  readonly registrations: Pick<Stored, 'registrationsOf'>;
}

/** Of how many seasons a player's figures are added up, the newest first. */
const mostSeasons = 12;

/**
 * A player's statistics in seasons, by sport, as far as they share it and the seasons name them to the caller. Guests play
 * outside their division, so all divisions of the seasons that they registered for are looked through.
 */
export async function getPlayerTotals(
  { userId }: Parsed<Operation>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operation>> {
  const { isShown } = await seeProfile(userId, caller, parts.profiles);
  if (!isShown) return { sports: [] };
  const registered = (await parts.registrations.registrationsOf(userId)).map(({ seasonId }) => seasonId);
  const newest = registered.toSorted().reverse().slice(0, mostSeasons);
  const lines: SeasonLine[] = [];
  await inParallel(newest, 3, async (seasonId) => {
    lines.push(...(await linesInSeason(seasonId, userId, caller, parts)));
  });
  return { sports: totalsOf(lines) };
}

async function linesInSeason(seasonId: string, userId: string, caller: Caller, parts: Parts): Promise<SeasonLine[]> {
  const viewer = actorOf(caller).userId;
  const sight = await seeSeason(seasonId, viewer, parts).catch(unseen);
  if (!sight || !hasFeature(sight.team.facts, 'stats')) return [];
  const { label, divisions } = sight.season.facts;
  const lines: SeasonLine[] = [];
  for (const { divisionId } of divisions) {
    const found = await linesOfDivision(seasonId, divisionId, parts);
    const own = found?.sides.flatMap(({ entrantId, lines: of }) =>
      of.filter(({ personId }) => personId === userId).map(({ counts }) => ({ entrantId, counts })),
    );
    if (!found || !own?.length) continue;
    const { gameTypeId } = found.game;
    const { sees } = await playersSeen(found.game, { userId: viewer, runs: false, now: caller.now }, parts);
    const shown = own.filter(({ entrantId }) => viewer === userId || sees(entrantId, userId));
    lines.push(...shown.map(({ counts }) => ({ seasonId, label, gameTypeId, counts })));
  }
  return lines;
}

function unseen(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'season.notFound')) throw error;
}

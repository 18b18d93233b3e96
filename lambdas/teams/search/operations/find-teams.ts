import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { distanceMiles as milesBetween } from '#shared/discovery/distance.ts';
import type { teams } from '#shared/teams/contract.ts';
import { toCard } from '../../details/stored-team.ts';
import type { TeamReader } from '../../ports/teams.ts';
import type { TeamsAround } from '../teams-around.ts';

type FindTeams = (typeof teams)['operations']['findTeams'];

/** Nearest first; what the list says of each team is what the team says now. */
export async function findTeams(
  { limit, cursor, sport, kind, level, joinPolicy, radiusMiles, ...point }: Parsed<FindTeams>,
  around: TeamsAround,
  reader: Pick<TeamReader, 'list'>,
  cursors: Cursors,
): Promise<Output<FindTeams>> {
  const after = cursor ? await cursors.read(cursor) : '';
  const found = (await around(point, radiusMiles))
    .filter(fits({ sport, kind, level, joinPolicy }))
    .map((card) => ({ ...card, distanceMiles: milesBetween(point, card) }))
    .filter(({ distanceMiles }) => distanceMiles <= radiusMiles)
    .map((card) => ({ ...card, position: `${card.distanceMiles.toFixed(6).padStart(12, '0')}#${card.teamId}` }))
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  const left = found.filter(({ position }) => position > after);
  const page = left.slice(0, limit);
  const stored = new Map((await reader.list(page.map(({ teamId }) => teamId))).map((team) => [team.teamId, team]));
  const last = left.length > limit ? page.at(-1) : undefined;
  return {
    teams: page.flatMap(({ teamId, distanceMiles }) => {
      const team = stored.get(teamId);
      const isShown = team?.status === 'active' && team.facts.visibility === 'public';
      return isShown ? [{ ...toCard(team), distanceMiles }] : [];
    }),
    ...(last && { nextCursor: await cursors.write(last.position) }),
  };
}

type Wanted = Pick<Parsed<FindTeams>, 'sport' | 'kind' | 'level' | 'joinPolicy'>;

/** A community that names no level takes people of any. */
const fits =
  ({ sport, kind, level, joinPolicy }: Wanted) =>
  (card: Awaited<ReturnType<TeamsAround>>[number]): boolean =>
    (!sport || card.gameTypeIds.includes(sport)) &&
    (!kind || card.kind === kind) &&
    (!joinPolicy || card.joinPolicy === joinPolicy) &&
    (!level || card.skillLevels.length === 0 || card.skillLevels.includes(level));

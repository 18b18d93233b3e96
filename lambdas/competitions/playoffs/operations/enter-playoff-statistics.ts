import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { GameScore } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { actorIn, entrantsOf } from '../../games/game-for.ts';
import { type DeskParts, enterSide, type LineDesk, sidesAt } from '../../statistics/line-desk.ts';
import { linesOfMatches } from '../../statistics/shown-lines.ts';
import type { PlayoffLines } from '../playoff-lines.ts';
import type { StoredPlayoff } from '../playoff-rows.ts';
import type { Seeing } from './get-playoff.ts';
import { readPlayoff } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];

export interface EnterParts extends Seeing, DeskParts {
  readonly lines: PlayoffLines;
  readonly retry: Retry;
}

export async function listPlayoffPlayers(
  at: Parsed<Operations['listPlayoffPlayers']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['listPlayoffPlayers']>> {
  return { sides: await sidesAt(await deskOf(at, caller, parts), parts) };
}

/** Another match of the playoff may be scored meanwhile: it is judged again by what stands then. */
export const enterPlayoffStatistics = (
  { gameId, matchId, ...entry }: Parsed<Operations['enterPlayoffStatistics']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['enterPlayoffStatistics']>> =>
  parts.retry(async () => enterSide(entry, await deskOf({ gameId, matchId }, caller, parts), parts));

/** @throws {Problem} access.denied for callers who may not enter the score either */
async function deskOf(
  { gameId, matchId }: { readonly gameId: string; readonly matchId: string },
  caller: Caller,
  parts: EnterParts,
): Promise<LineDesk> {
  const { userId } = actorOf(caller);
  const may = await parts.inGame(userId, gameId);
  if (!may) throw new Problem('game.notFound');
  const { playoff, game } = await readPlayoff(gameId, parts);
  const match = readBracket(playoff.bracket).matches.find((one) => one.matchId === matchId);
  if (!match) throw new Problem('game.matchNotFound');
  const mine = await entrantsOf(game, userId, { squads: parts.seasons });
  const sides = entrantsIn(match).map((entrantId) => (entrantId ? { entrantId } : {}));
  const actor = actorIn({ officials: [], sides }, userId, may, mine);
  if (!actor) throw new Problem('access.denied');
  return {
    game,
    matchId,
    actor,
    isOpen: true,
    sides: entrantsIn(match).map((entrantId) => (entrantId ? [entrantId] : [])),
    matchesBefore: (entrantId) => matchesBefore(entrantId, playoff, parts),
    scoreOf: (side) => scoreOf(match, playoff, side),
    save: async (entered) => {
      const outcome = await parts.lines.save(playoff, entered);
      if (outcome === 'moved') throw contention('The playoff moved meanwhile');
      return outcome === 'saved';
    },
  };
}

/** What a side has in all games of a match together, as it stands or as a captain says. */
function scoreOf({ matchId, record }: BracketMatch, { claims }: StoredPlayoff, side: number): number {
  const games: readonly GameScore[] = record?.games ?? claims?.[matchId]?.said[0]?.games ?? [];
  if (games.length === 0 || record?.forfeitedBy !== undefined) throw new Problem('match.notScored');
  return games.reduce((sum, { scores }) => sum + (scores[side] ?? 0), 0);
}

/** In how many matches of the game that a playoff was made from the players of an entrant were, as far as it was entered. */
async function matchesBefore(
  entrantId: string,
  { sourceGameId }: StoredPlayoff,
  parts: EnterParts,
): Promise<ReadonlyMap<string, number>> {
  const source = await parts.games.find(sourceGameId);
  if (!source) return new Map();
  const sides = await linesOfMatches(source, await parts.games.listMatches(source), parts);
  const own = sides.filter((side) => side.entrantId === entrantId).flatMap(({ lines }) => lines);
  return new Map([...Map.groupBy(own, ({ personId }) => personId)].map(([id, lines]) => [id, lines.length]));
}

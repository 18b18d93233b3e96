import type { GameScore } from '#shared/competitions/brackets/bracket.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { moreThanScore } from '#shared/competitions/statistics/judge-lines.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { PlayoffCommand } from '../use-playoff-changes.ts';

/** Said of a correction by which a side has less than its players together, as far as that is entered. */
export async function overInPlayoff(
  command: PlayoffCommand,
  { gameId, gameTypeId }: Pick<Playoff, 'gameId' | 'gameTypeId'>,
  entrantIds: readonly string[],
  nameOf: (entrantId: string) => string,
): Promise<string | undefined> {
  const statistics = statisticsFor(gameTypeId);
  if (command.type !== 'edit_result' || statistics.length === 0) return undefined;
  const { matchId, games } = command;
  const { sides } = await operations(playoffs)
    .listPlayoffPlayers({ gameId, matchId })
    .catch(() => ({ sides: [] }));
  const said = sides.flatMap(({ entrantId, players }) => {
    const over = moreThanScore(players, statistics, sumOf(games, entrantIds.indexOf(entrantId)));
    return over ? `${nameOf(entrantId)}, ${over}` : [];
  });
  return said.length > 0 ? said.join(' ') : undefined;
}

/** What a side has in all games of a match together. */
export const sumOf = (games: readonly GameScore[], side: number): number =>
  games.reduce((sum, { scores }) => sum + (scores[side] ?? 0), 0);

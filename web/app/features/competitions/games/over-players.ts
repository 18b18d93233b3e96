import { moreThanScore } from '#shared/competitions/statistics/judge-lines.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { sideNames } from './match-words.ts';

type Known = Pick<DialogOfMatchProps, 'game' | 'match' | 'lines'>;

/** Said of sides whose players have more together than a score would give them, as far as the reader knows of players. */
export function overPlayers({ game, match, lines }: Known, scores: readonly number[]): string | undefined {
  const statistics = statisticsFor(game.gameTypeId);
  const names = sideNames(game, match);
  const said = match.sides.flatMap(({ entrantId, partnerId }, side) => {
    const own = lines.filter(
      (line) => line.matchId === match.matchId && (line.entrantId === entrantId || line.entrantId === partnerId),
    );
    const over = moreThanScore(own, statistics, scores[side] ?? 0);
    return over ? `${names[side]}, ${over}` : [];
  });
  return said.length > 0 ? said.join(' ') : undefined;
}

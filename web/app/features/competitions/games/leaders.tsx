import type { Game } from '#shared/competitions/games/schemas.ts';
import { leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { LeadersTable } from '../statistics/leaders-table.tsx';

interface Props {
  readonly game: Game;
  readonly lines: readonly ShownLine[];
}

/** What single players did in a game. */
export function Leaders({ game, lines }: Props) {
  return (
    <LeadersTable
      title="Players"
      statistics={statisticsFor(game.gameTypeId)}
      leaders={leadersOf(lines)}
      sides={new Map(game.entrants.map(({ entrantId, name }) => [entrantId, name]))}
    />
  );
}

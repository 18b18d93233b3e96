import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { PlayersDialog } from '../statistics/players-dialog.tsx';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { sideNames } from './match-words.ts';

/** Takes what the players of one side did in a match of a game. */
export function PlayersOfMatch({ game, match, onClose }: DialogOfMatchProps) {
  const { gameId } = game;
  const { run, isRunning, rejection } = useOperation(games, 'enterStatistics', {
    done: 'Player stats saved',
    onDone: onClose,
    showsProblem: true,
  });
  return (
    <PlayersDialog
      {...{ gameId, rejection, onClose }}
      isBusy={isRunning}
      matchId={match.matchId}
      names={sideNames(game, match)}
      gameTypeId={game.gameTypeId}
      nameOf={(id) => game.entrants.find(({ entrantId }) => entrantId === id)?.name ?? 'this side'}
      scoreOf={(id) => scoreOf(match, id)}
      list={operations(games).listMatchPlayers}
      onSave={(entry) => void run({ gameId, ...entry })}
    />
  );
}

/** What a side has by the score as it stands, or as its captain says. */
function scoreOf({ sides, score, claims }: Match, id: string): number | undefined {
  const said = score ?? claims[0]?.score;
  const side = sides.findIndex(({ entrantId, partnerId }) => entrantId === id || partnerId === id);
  return said?.scores[side];
}

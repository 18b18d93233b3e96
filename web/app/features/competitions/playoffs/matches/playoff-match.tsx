import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { entrantsIn, sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { PlayersDialog } from '../../statistics/players-dialog.tsx';
import type { PlayoffChanges, PlayoffCommand } from '../use-playoff-changes.ts';
import { MatchDialog } from './match-dialog.tsx';
import { overInPlayoff, sumOf } from './over-in-playoff.ts';
import { placeWords } from './place-words.ts';

interface PlayoffMatchProps {
  readonly playoff: Playoff;
  readonly match: BracketMatch;
  readonly nameOf: (entrantId: string) => string;
  readonly canScore: boolean;
  readonly canRun: boolean;
  /** For whom the reader may say what it came to. */
  readonly mine: readonly string[];
  readonly changes: PlayoffChanges;
  readonly isBusy: boolean;
  /** Why what was asked of this match cannot be. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

/** What is asked before it is done. */
interface Asked {
  readonly verb: string;
  readonly words: string;
  readonly command: PlayoffCommand;
}

const linesStay = 'Player stats stay as they are until you correct them.';
const forfeitWords = 'Their opponent advances without a score. Reset the match to undo this.';

/** One match of a playoff: its score, and what its players did. */
export function PlayoffMatch({ playoff, match, changes, isBusy, problem, ...props }: PlayoffMatchProps) {
  const [isCounting, count] = useState(false);
  const { nameOf, onClose } = props;
  const { matchId } = match;
  const [asked, ask] = useState<Asked>();
  const warnFirst = async (command: PlayoffCommand) => {
    const words = await overInPlayoff(command, playoff, entrantsIn(match).map(String), nameOf);
    if (words === undefined) changes.run(command);
    else ask({ verb: 'Save anyway', words: `${words} ${linesStay}`, command });
  };
  const askFirst = (command: PlayoffCommand) => {
    if (command.type !== 'forfeit') void warnFirst(command);
    else ask({ verb: `${nameOf(command.entrantId)} forfeits`, words: forfeitWords, command });
  };
  if (isCounting) return <PlayersOfMatch {...{ playoff, match, nameOf, onClose }} />;
  if (asked)
    return (
      <ConfirmDialog
        isOpen
        title={`${asked.verb}?`}
        verb={asked.verb}
        isBusy={isBusy}
        onClose={() => ask(undefined)}
        onConfirm={() => changes.run(asked.command)}
      >
        {problem && <Alert type="warning">{problem}</Alert>}
        {asked.words}
      </ConfirmDialog>
    );
  return (
    <MatchDialog
      key={playoff.version}
      gameId={playoff.gameId}
      match={match}
      {...props}
      problem={problem}
      claims={playoff.claims.filter((claim) => claim.matchId === matchId)}
      place={placeWords(playoff, matchId)}
      counts={countsIn(match, playoff, props)}
      onCount={() => count(true)}
      changes={{ ...changes, run: askFirst }}
    />
  );
}

function PlayersOfMatch({
  playoff,
  match,
  nameOf,
  onClose,
}: Pick<PlayoffMatchProps, 'playoff' | 'match' | 'nameOf' | 'onClose'>) {
  const { gameId, gameTypeId } = playoff;
  const { run, isRunning, rejection } = useOperation(playoffs, 'enterPlayoffStatistics', {
    done: 'Player stats saved',
    onDone: (side) => {
      tellTooFew(side);
      onClose();
    },
    showsProblem: true,
  });
  return (
    <PlayersDialog
      {...{ gameId, gameTypeId, nameOf, rejection, onClose }}
      matchId={match.matchId}
      isBusy={isRunning}
      names={entrantsIn(match).map(nameOf)}
      scoreOf={(entrantId) => scoreOf(match, entrantId)}
      list={operations(playoffs).listPlayoffPlayers}
      onSave={(entry) => void run({ gameId, ...entry })}
    />
  );
}

/** Names those who are in a match though a playoff asks for more matches than they have. */
function tellTooFew({ players, leastMatches }: EnteredSide): void {
  const few = players.filter(({ counts, played, guest, matches = 0 }) => {
    const isIn = played || Object.keys(counts).length > 0;
    return isIn && !guest && matches < leastMatches;
  });
  if (few.length === 0) return;
  const names = few.map(({ name }) => name).join(', ');
  notify('info', `Fewer than ${quantity(leastMatches, 'match', 'matches')} before the playoffs: ${names}.`);
}

type Reader = Pick<PlayoffMatchProps, 'canScore' | 'canRun' | 'mine'>;

/** Whether a reader may say what single players did in a match that was played. */
function countsIn(match: BracketMatch, { gameTypeId, claims }: Playoff, { canScore, canRun, mine }: Reader) {
  if (statisticsFor(gameTypeId).length === 0) return false;
  const isSaid = claims.some(({ matchId }) => matchId === match.matchId);
  const isPlayed = match.record ? match.record.games.length > 0 && match.status !== 'forfeited' : isSaid;
  return isPlayed && (canScore || canRun || sideOf(match, mine) !== undefined);
}

/** What a side has in all games of a match together. */
function scoreOf(match: BracketMatch, entrantId: string): number | undefined {
  const side = entrantsIn(match).indexOf(entrantId);
  return match.record && sumOf(match.record.games, side);
}

import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { entrantsIn, sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { PlayersDialog } from '../../statistics/players-dialog.tsx';
import type { PlayoffIntent } from '../playoff-intents.ts';
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
  readonly send: (intent: PlayoffIntent) => void;
  readonly isBusy: boolean;
  readonly rejection: Rejection | undefined;
  /** Why what was asked of this match cannot be. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

/** What is asked before it is done. */
interface Asked {
  readonly verb: string;
  readonly words: string;
  readonly intent: PlayoffIntent;
}

const linesStay = 'What the players did stays as it is until it is corrected.';
const forfeitWords = 'Whoever they meet advances without a score. Resetting the match takes it back.';

/** One match of a playoff: its score, and what its players did. */
export function PlayoffMatch({ playoff, match, send, isBusy, rejection, problem, ...props }: PlayoffMatchProps) {
  const [isCounting, count] = useState(false);
  const { nameOf, onClose } = props;
  const { matchId } = match;
  const [asked, ask] = useState<Asked>();
  const warnFirst = async (intent: PlayoffIntent) => {
    const words = await overInPlayoff(intent, playoff, entrantsIn(match).map(String), nameOf);
    if (words === undefined) send(intent);
    else ask({ verb: 'Save it all the same', words: `${words} ${linesStay}`, intent });
  };
  const askFirst = (intent: PlayoffIntent) => {
    const loser = intent.intent === 'run' && intent.command.type === 'forfeit' ? intent.command.entrantId : undefined;
    if (loser === undefined) void warnFirst(intent);
    else ask({ verb: `${nameOf(loser)} forfeits`, words: forfeitWords, intent });
  };
  if (isCounting)
    return (
      <PlayersDialog
        {...{ matchId, nameOf, isBusy, rejection, onClose }}
        gameId={playoff.gameId}
        names={entrantsIn(match).map(nameOf)}
        gameTypeId={playoff.gameTypeId}
        scoreOf={(entrantId) => scoreOf(match, entrantId)}
        list={operations(playoffs).listPlayoffPlayers}
        onSave={(entry) => send({ intent: 'statistics', ...entry })}
      />
    );
  if (asked)
    return (
      <ConfirmDialog
        isOpen
        title={`${asked.verb}?`}
        verb={asked.verb}
        isBusy={isBusy}
        onClose={() => ask(undefined)}
        onConfirm={() => send(asked.intent)}
      >
        {problem && <Alert type="warning">{problem}</Alert>}
        {asked.words}
      </ConfirmDialog>
    );
  return (
    <MatchDialog
      key={playoff.version}
      match={match}
      version={playoff.version}
      {...props}
      problem={problem}
      claims={playoff.claims.filter((claim) => claim.matchId === matchId)}
      place={placeWords(playoff, matchId)}
      counts={countsIn(match, playoff, props)}
      onCount={() => count(true)}
      onSend={askFirst}
    />
  );
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

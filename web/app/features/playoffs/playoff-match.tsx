import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { entrantsIn, sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { PlayersDialog } from '../../competitions/players-dialog.tsx';
import type { Rejection } from '../../forms/form-action.ts';
import { playoffsApi } from '../../playoffs-api.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { overInPlayoff, sumOf } from './over-in-playoff.ts';
import { placeWords } from './place-words.ts';
import type { PlayoffIntent } from './playoff-intents.ts';

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
  readonly onClose: () => void;
}

/** One match of a playoff: its score, and what its players did. */
export function PlayoffMatch({ playoff, match, send, isBusy, rejection, ...props }: PlayoffMatchProps) {
  const [isCounting, count] = useState(false);
  const { nameOf, onClose } = props;
  const { matchId } = match;
  const [over, setOver] = useState<{ readonly words: string; readonly intent: PlayoffIntent }>();
  const warnFirst = async (intent: PlayoffIntent) => {
    const words = await overInPlayoff(intent, playoff, entrantsIn(match).map(String), nameOf);
    if (words === undefined) send(intent);
    else setOver({ words, intent });
  };
  if (isCounting)
    return (
      <PlayersDialog
        {...{ matchId, nameOf, isBusy, rejection, onClose }}
        gameId={playoff.gameId}
        names={entrantsIn(match).map(nameOf)}
        gameTypeId={playoff.gameTypeId}
        scoreOf={(entrantId) => scoreOf(match, entrantId)}
        list={playoffsApi.listPlayoffPlayers}
        onSave={(entry) => send({ intent: 'statistics', ...entry })}
      />
    );
  if (over)
    return (
      <ConfirmDialog
        isOpen
        title="Save it all the same?"
        verb="Save it all the same"
        isBusy={isBusy}
        onClose={() => setOver(undefined)}
        onConfirm={() => send(over.intent)}
      >
        {over.words} What the players did stays as it is until it is corrected.
      </ConfirmDialog>
    );
  return (
    <MatchDialog
      key={playoff.version}
      match={match}
      version={playoff.version}
      {...props}
      claims={playoff.claims.filter((claim) => claim.matchId === matchId)}
      place={placeWords(playoff, matchId)}
      counts={countsIn(match, playoff, props)}
      onCount={() => count(true)}
      onSend={(intent) => void warnFirst(intent)}
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

import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { entrantsIn, sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { PlayersDialog } from '../../competitions/players-dialog.tsx';
import type { Rejection } from '../../forms/form-action.ts';
import { playoffsApi } from '../../playoffs-api.ts';
import { MatchDialog } from './match-dialog.tsx';
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
  if (isCounting)
    return (
      <PlayersDialog
        {...{ matchId, nameOf, isBusy, rejection, onClose }}
        gameId={playoff.gameId}
        names={entrantsIn(match).map(nameOf)}
        gameTypeId={playoff.gameTypeId}
        list={playoffsApi.listPlayoffPlayers}
        onSave={(entry) => send({ intent: 'statistics', ...entry })}
      />
    );
  return (
    <MatchDialog
      key={playoff.version}
      match={match}
      version={playoff.version}
      {...props}
      claims={playoff.claims.filter((claim) => claim.matchId === matchId)}
      place={placeOf(playoff, matchId)}
      counts={countsIn(match, playoff, props)}
      onCount={() => count(true)}
      onSend={send}
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

function placeOf({ places }: Playoff, matchId: string): string | undefined {
  const place = places.find((one) => one.matchId === matchId);
  if (!place) return undefined;
  const at = new Date(place.startsAt).toLocaleString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return `${at}, court ${place.court}`;
}

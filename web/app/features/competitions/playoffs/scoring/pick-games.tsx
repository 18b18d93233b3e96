import Alert from '@cloudscape-design/components/alert';
import type { ReactNode, RefObject } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import { Keypads } from '../../games/keypad/keypads.tsx';
import { SavedBar, sendingWords } from '../../games/keypad/saved-bar.tsx';
import { ScoreHead } from '../../games/keypad/score-head.tsx';
import { WhoWon } from '../../games/keypad/who-won.tsx';
import { usePickingGames } from './use-picking-games.ts';

interface PickGamesProps {
  readonly playoff: Playoff;
  readonly match: BracketMatch;
  readonly names: readonly string[];
  readonly mine: readonly string[];
  readonly headingRef: RefObject<HTMLDivElement | null>;
  /** Whether the reader can enter a score now. */
  readonly takes: boolean;
  /** Whether it stands at once. */
  readonly isFinal: boolean;
  readonly onSaved: () => void;
  /** Where the score stands. */
  readonly children: ReactNode;
}

/** The head with the score as it is picked, the keypads, and what was saved. */
export function PickGames(props: PickGamesProps) {
  const { playoff, match, names, headingRef, takes, children } = props;
  const picking = usePickingGames(props);
  const { picked, held, isSent, refused, score, numbers, undo } = picking;
  const isPicking = held ? held.canUndo : takes && !isSent;
  return (
    <>
      <ScoreHead {...headOf(playoff, match, names)} {...{ headingRef, numbers }} />
      {!held && !isSent && children}
      <div role="status">
        {picked.fault && <Alert type="warning">{picked.fault}</Alert>}
        {refused && <Alert type="error">{`The score was not saved. ${refused}`}</Alert>}
      </div>
      {isPicking && <Keys {...props} {...picking} />}
      <div role="status" className="saved-place">
        {held && score && <Saved {...props} {...{ held, score, undo }} />}
      </div>
    </>
  );
}

type Picking = ReturnType<typeof usePickingGames>;

/** The keypads, and the winner of numbers that are level. */
function Keys(props: PickGamesProps & Picking) {
  const { playoff, match, names, picked, winner, press, choose, setLine } = props;
  const isDivided = match.bestOf > 1 && playoff.scoring.kind !== 'sets';
  return (
    <>
      <Keypads
        {...{ game: playoff, match, names }}
        lines={picked.lines}
        line={picked.line}
        several={isDivided ? 'Game' : undefined}
        onLine={setLine}
        onPick={press}
      />
      {(picked.isTied || winner !== undefined) && <WhoWon isBracket {...{ names, winner }} onChange={choose} />}
    </>
  );
}

type SavedProps = PickGamesProps & {
  readonly held: NonNullable<Picking['held']>;
  readonly score: NonNullable<Picking['score']>;
  readonly undo: () => void;
};

function Saved({ held, score, undo, ...props }: SavedProps) {
  const { scoring } = props.playoff;
  const lowWins = scoring.kind === 'points' && scoring.lowWins === true && score.winner === undefined;
  return (
    <SavedBar
      {...{ score, lowWins }}
      names={props.names}
      canUndo={held.canUndo}
      next={nextWords(props)}
      note={undefined}
      onUndo={undo}
    />
  );
}

function nextWords({ playoff, match, names, mine, isFinal }: PickGamesProps): string {
  if (isFinal) return 'It becomes final in 10 seconds.';
  const side = sideOf(match, mine);
  return sendingWords(side === undefined ? undefined : names[1 - side], playoff.confirmHours);
}

/** What stands above the score: the way back, when and where, and both sides. */
function headOf({ gameId, name, places }: Playoff, { matchId, label, slots }: BracketMatch, names: readonly string[]) {
  const place = places.find((one) => one.matchId === matchId);
  const when = place && startIn(viewerZone(), place.startsAt);
  return {
    back: { to: paths.playoff(gameId), text: name },
    line: [label, when, place?.court].filter(Boolean).join(' · '),
    sides: slots.map((slot, side) => ({
      id: slot.slotState === 'set' ? slot.entrantId : `${matchId} ${side}`,
      name: names[side] ?? '',
    })),
  };
}

import Alert from '@cloudscape-design/components/alert';
import type { ReactNode, RefObject } from 'react';
import { startOfMatch } from '#shared/competitions/games/match-start.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import { paths } from '#web/app/router/paths.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { overPlayers } from '../over-players.ts';
import type { Reader } from '../standing-of-reader.ts';
import { Keypads } from './keypads.tsx';
import { MoreWays } from './more-ways.tsx';
import { nextWords, SavedBar } from './saved-bar.tsx';
import { ScoreHead } from './score-head.tsx';
import { usePicking } from './use-picking.ts';

interface EnterScoreProps {
  readonly game: Game;
  readonly match: Match;
  readonly lines: readonly ShownLine[];
  readonly reader: Reader;
  readonly names: readonly string[];
  readonly headingRef: RefObject<HTMLDivElement | null>;
  /** Whether the reader can enter a score now. */
  readonly takes: boolean;
  readonly onDialog: () => void;
  readonly onSaved: () => void;
  /** Where the score stands. */
  readonly children: ReactNode;
}

type Picking = ReturnType<typeof usePicking>;

/** The head with the score as it is picked, the keypads, and what was saved. */
export function EnterScore(props: EnterScoreProps) {
  const { game, match, names, headingRef, takes, children } = props;
  const picking = usePicking(props);
  const { picked, line, numbers, held, sent } = picking;
  const isPicking = held ? held.canUndo : takes && !sent;
  return (
    <>
      <ScoreHead {...headOf(game, match, names)} {...{ headingRef, numbers }} />
      {!held && !sent && children}
      <Faults {...props} {...picking} />
      {isPicking && (
        <Keypads {...{ game, match, names, line }} lines={picked} onLine={picking.setLine} onPick={picking.press} />
      )}
      {isPicking && !held && <MoreWays game={game} onOpen={props.onDialog} />}
      <div role="status" className="saved-place">
        <Saved {...props} {...picking} />
      </div>
    </>
  );
}

/** What stands above the score: the way back, when and where, and both sides. */
function headOf(game: Game, match: Match, names: readonly string[]) {
  const start = startOfMatch(match);
  const when = start && match.timeZone && startIn(match.timeZone, start.toISOString());
  return {
    back: { to: `${paths.game(game.gameId)}${location.search}#${match.matchId}`, text: game.name },
    line: [match.label ?? `Round ${match.round}`, when, match.court].filter(Boolean).join(' · '),
    sides: names.slice(0, 2).map((name, side) => ({ id: crestOf(game, match, side), name })),
  };
}

function crestOf({ entrants }: Game, { sides, matchId }: Match, side: number): string {
  const entrantId = sides[side]?.entrantId;
  const entrant = entrants.find((one) => one.entrantId === entrantId);
  return entrant?.squadId ?? entrantId ?? matchId;
}

type FaultsProps = Pick<Picking, 'fault' | 'refused'>;

const Faults = ({ fault, refused }: FaultsProps) => (
  <div role="status">
    {fault && <Alert type="warning">{fault}</Alert>}
    {refused && <Alert type="error">{`The score was not saved. ${refused}`}</Alert>}
  </div>
);

function Saved({ game, match, lines, reader, names, held, score, undo }: EnterScoreProps & Picking) {
  if (!held || !score) return null;
  const over = overPlayers({ game, match, lines }, score.scores);
  return (
    <SavedBar
      {...{ score, names }}
      lowWins={game.scoring.kind === 'points' && game.scoring.lowWins === true}
      canUndo={held.canUndo}
      next={nextWords(game, match, names, reader)}
      note={over && `${over} Player stats stay as they are until you correct them.`}
      onUndo={undo}
    />
  );
}

import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { SquadCrest } from '../../seasons/squads/squad-crest.tsx';
import type { RoundWords } from './round-words.ts';
import { cellId, type RoundCell } from './rounds-model.ts';
import type { HandMoves } from './use-hand-moves.ts';

export type Levels = ReadonlyMap<string, 'red' | 'yellow'>;

interface CellProps {
  readonly cell: RoundCell;
  readonly moves: HandMoves;
  readonly words: RoundWords;
  readonly logoOf: (squadId: string) => string | undefined;
  readonly levels: Levels;
  readonly focus: string;
  readonly onFocus: (focus: string) => void;
}

/** A time on a field: a match with both crests, or free. */
export function RoundCellButton({ cell, moves, words, focus, onFocus, ...props }: CellProps) {
  const { match, at } = cell;
  const { carried, outcome } = moves;
  const id = cellId(at);
  const isAim = carried?.to !== undefined && cellId(carried.to) === id && outcome?.kind !== 'stays';
  const choose = () => (carried ? moves.dropAt(at) : onFocus(id));
  return (
    <button
      type="button"
      className="round-match"
      data-focus={id}
      data-free={!match}
      data-level={match && props.levels.get(match.key)}
      data-carried={match !== undefined && carried?.match.key === match.key}
      data-aim={isAim ? outcome?.kind : undefined}
      tabIndex={focus === id ? 0 : -1}
      aria-label={labelOf(cell, words, props.levels)}
      onClick={choose}
      onFocus={() => onFocus(id)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && carried?.by === 'mouse') moves.aimAt(at);
      }}
      onPointerMove={({ pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 1 && match && !carried) moves.pickUp(match, 'mouse');
      }}
    >
      {match ? (
        <BothSides match={match} words={words} logoOf={props.logoOf} />
      ) : (
        <span className="round-free">Free</span>
      )}
      {match && <Mark isLocked={match.locked} />}
      {isAim && outcome && <span className="round-badge">{badges[outcome.kind]}</span>}
    </button>
  );
}

const badges = { stays: '', refused: 'Not here', moves: 'Move here', swaps: 'Swap' } as const;

function labelOf({ match, at }: RoundCell, { sayMatch, sayTime }: RoundWords, levels: Levels): string {
  if (!match) return `Free. ${sayTime(at)}`;
  const marks = [
    ...(match.locked ? ['Locked'] : []),
    ...(levels.get(match.key) === 'red' ? ['Has to be fixed'] : []),
    ...(levels.get(match.key) === 'yellow' ? ['Something to check'] : []),
  ];
  return [sayMatch(match), `Round ${match.round}`, sayTime(at), ...marks].join('. ');
}

const Mark = ({ isLocked }: { readonly isLocked: boolean }) => (
  <span className="round-mark">
    {isLocked ? <LineIcon name="lock" size={16} /> : <span className="round-handle" />}
  </span>
);

interface SidesProps extends Pick<CellProps, 'words' | 'logoOf'> {
  readonly match: ScheduledMatch;
}

/** Who is at home, and below who comes. */
export const BothSides = ({ match: { homeId, awayId }, words: { nameOf }, logoOf }: SidesProps) => (
  <span className="round-sides">
    {[homeId, awayId].map((id) => (
      <span key={id} className="round-side">
        <SquadCrest id={id} name={nameOf(id)} logo={logoOf(id)} size={24} />
        <span className="round-name">{nameOf(id)}</span>
      </span>
    ))}
  </span>
);

import type { DraftChange } from '#shared/competitions/schedules/contract.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { sayDay } from '../board/board-slots.ts';
import { clockAt } from '../names.ts';
import { MatchMenu } from './match-menu.tsx';
import { BothSides, type Levels } from './round-cell.tsx';
import type { RoundWords } from './round-words.ts';
import { cellId, type RoundColumn, type Rounds, sayRounds } from './rounds-model.ts';
import './rounds.css';
import './rounds-list.css';

interface RoundsListProps {
  readonly rounds: Rounds;
  readonly words: RoundWords;
  readonly logoOf: (squadId: string) => string | undefined;
  readonly levels: Levels;
  readonly isBusy: boolean;
  readonly onMove: (match: ScheduledMatch) => void;
  readonly onChange: (changes: DraftChange[]) => void;
}

/** Where a grid does not fit: matches round by round, each with a menu. */
export const RoundsList = ({ rounds: { columns }, ...props }: RoundsListProps) =>
  columns
    .filter(({ rounds, closedFor }) => rounds.length > 0 || closedFor !== undefined)
    .map((column) => <Day key={column.day} column={column} {...props} />);

function Day({ column, ...props }: Omit<RoundsListProps, 'rounds'> & { readonly column: RoundColumn }) {
  const title = [column.closedFor ?? sayRounds(column), sayDay(column.day)].join(' · ');
  return (
    <section aria-label={title}>
      <h3 className="schedule-day">{title}</h3>
      <ul className="rounds-rows">
        {column.cells.map((cell) => (cell?.match ? <Row key={cellId(cell.at)} match={cell.match} {...props} /> : null))}
      </ul>
    </section>
  );
}

export function Row({
  match,
  words,
  logoOf,
  levels,
  ...rest
}: Omit<RoundsListProps, 'rounds'> & { readonly match: ScheduledMatch }) {
  const { at, locked } = match;
  return (
    // The focus comes here from the list of what has to be checked.
    <li tabIndex={-1} data-focus={at ? cellId(at) : match.key} data-level={levels.get(match.key)}>
      <BothSides match={match} words={words} logoOf={logoOf} />
      <span className="rounds-when">
        {at ? (
          <>
            {clockAt(at)}
            <br />
            {words.fieldOf(at.placeId, at.courtId)}
          </>
        ) : (
          'No time yet'
        )}
      </span>
      {locked && <LineIcon name="lock" size={16} label="Locked" />}
      <MatchMenu match={match} name={words.sayMatch(match)} {...rest} />
    </li>
  );
}

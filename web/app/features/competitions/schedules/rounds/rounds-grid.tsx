import { sayDay } from '../board/board-slots.ts';
import { clockAt } from '../names.ts';
import { type Levels, RoundCellButton } from './round-cell.tsx';
import type { RoundWords } from './round-words.ts';
import { cellId, type RoundColumn, type RoundRow, type Rounds, sayRounds } from './rounds-model.ts';
import type { HandMoves } from './use-hand-moves.ts';
import './rounds.css';

interface RoundsGridProps {
  readonly rounds: Rounds;
  readonly moves: HandMoves;
  readonly words: RoundWords;
  readonly logoOf: (squadId: string) => string | undefined;
  readonly levels: Levels;
  readonly focus: string;
  readonly onFocus: (focus: string) => void;
}

/** Play days as columns, times with fields as rows. */
export function RoundsGrid({ rounds: { columns, rows }, ...props }: RoundsGridProps) {
  return (
    <div className="rounds-scroll">
      <table className="rounds-grid" aria-label="Rounds">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead key={column.day} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.time} ${row.placeId}/${row.courtId}`}>
              <RowHead row={row} fieldOf={props.words.fieldOf} />
              {columns.map((column) => (
                <Place key={column.day} column={column} index={index} rowCount={rows.length} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ColumnHead = ({ column }: { readonly column: RoundColumn }) =>
  column.closedFor === undefined ? (
    <th scope="col">
      <strong>{sayRounds(column) || 'No matches'}</strong>
      <span>{sayDay(column.day)}</span>
    </th>
  ) : (
    <th scope="col" className="rounds-closed-head">
      <span>{sayDay(column.day).replace(/^\w+, /, '')}</span>
    </th>
  );

const RowHead = ({ row, fieldOf }: { readonly row: RoundRow; readonly fieldOf: RoundWords['fieldOf'] }) => (
  <th scope="row">
    <strong>{clockAt({ localStart: `1970-01-01T${row.time}` })}</strong>
    <span>{fieldOf(row.placeId, row.courtId)}</span>
  </th>
);

interface PlaceProps extends Omit<RoundsGridProps, 'rounds'> {
  readonly column: RoundColumn;
  readonly index: number;
  readonly rowCount: number;
}

/** A closed day is one striped cell from top to bottom. */
function Place({ column, index, rowCount, ...props }: PlaceProps) {
  if (column.closedFor !== undefined)
    return index > 0 ? null : (
      <td className="rounds-closed" rowSpan={rowCount}>
        <span>{`${column.closedFor} · ${sayDay(column.day).replace(/^\w+, /, '')}`}</span>
      </td>
    );
  const cell = column.cells[index];
  if (!cell) return <td className="rounds-none" />;
  if (cell.closedFor !== undefined)
    return (
      <td className="rounds-closed">
        <small>{cell.closedFor}</small>
      </td>
    );
  return (
    <td key={cellId(cell.at)}>
      <RoundCellButton cell={cell} {...props} />
    </td>
  );
}

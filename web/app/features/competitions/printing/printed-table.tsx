import { lastColumns, recordColumns, type TableColumn } from '#shared/competitions/standings/columns.ts';
import type { DivisionTable } from '#shared/competitions/standings/views.ts';
import { rankWords } from '../standings/table-words.ts';
import './printed.css';

interface PrintedTableProps {
  readonly table: DivisionTable;
  /** Where the season has several divisions. */
  readonly isNamed: boolean;
}

/** Paper has room for them. */
const scoredColumns: readonly TableColumn[] = [
  ['For', 'Scored', (row) => row.for],
  ['Ag.', 'Conceded', ({ against }) => against],
];

/** A table as a grid of lines. */
export function PrintedTable({ table: { name, rows, goesBy }, isNamed }: PrintedTableProps) {
  const title = isNamed ? `Table: ${name}` : 'Table';
  const columns = [...recordColumns, ...scoredColumns, ...lastColumns(goesBy)];
  return (
    <section className="printed-table">
      <h2>{title}</h2>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col" abbr="Rank">
              #
            </th>
            <th scope="col">Team</th>
            {columns.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.entrantId}>
              <td>{rankWords(row)}</td>
              <th scope="row">{row.name}</th>
              {columns.map(([short, , value]) => (
                <td key={short}>{value(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { figure, signed } from '#shared/competitions/standings/words.ts';
import { SquadLogo } from '../seasons/squads/squad-logo.tsx';
import { LastFive } from './last-five.tsx';
import { MarkWords } from './mark-words.tsx';
import { RowDetails } from './row-details.tsx';
import type { ShownRow } from './shown-row.ts';
import '#web/app/tables/standings.css';

interface StandingsTableProps {
  readonly title: string;
  readonly rows: readonly ShownRow[];
  readonly goesBy: Ruleset['basis'];
  /** What the table is of: a day, or results that somebody supposes. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the names; teams where nothing is said. */
  readonly entrants?: string;
  /** Beside the names, by entrant. */
  readonly logos?: Logos;
}

type Logos = ReadonlyMap<string, string>;

const none: Logos = new Map();

type Column = readonly [short: string, long: string, className: string, value: (row: ShownRow) => ReactNode];

/** What a table goes by first. */
const basisNames: Readonly<Record<Ruleset['basis'], readonly [short: string, long: string]>> = {
  points: ['Pts', 'Points'],
  win_pct: ['Pct', 'Share of matches won'],
  set_pct: ['Pct', 'Share of sets won'],
  elo: ['Rating', 'Rating'],
};

/** Every figure of a row that has a column, with the class of those that narrow screens leave to the explanation. */
const columnsOf = (goesBy: Ruleset['basis']): readonly Column[] => [
  ['P', 'Played', '', ({ played }) => played],
  ['W', 'Won, overtime included', 'wide', ({ won, overtimeWon }) => won + overtimeWon],
  ['D', 'Drawn', 'wide', ({ drawn }) => drawn],
  ['L', 'Lost, overtime included', 'wide', ({ lost, overtimeLost }) => lost + overtimeLost],
  ['+/−', 'Difference', 'wide', ({ diff }) => signed(diff)],
  [...basisNames[goesBy], 'standings-points', (row) => figure(goesBy, row.figure)],
  ['Form', 'Latest five matches', 'wide', ({ last5 }) => <LastFive forms={last5} />],
];

/** A table, best first. Each row says why it is there, and where it is seen from the places that lead on. */
export function StandingsTable({
  title,
  rows,
  goesBy,
  description,
  actions,
  entrants = 'Team',
  logos = none,
}: StandingsTableProps) {
  return (
    <Container
      header={
        <Header variant="h2" description={rows.length > 0 && description} actions={actions}>
          {title}
        </Header>
      }
    >
      {rows.length === 0 ? (
        <p>Nobody has entered yet. The table begins with the first team.</p>
      ) : (
        <Rows {...{ title, rows, entrants, logos }} columns={columnsOf(goesBy)} />
      )}
    </Container>
  );
}

interface RowsProps extends Pick<Required<StandingsTableProps>, 'title' | 'rows' | 'entrants' | 'logos'> {
  readonly columns: readonly Column[];
}

function Rows({ title, rows, entrants, logos, columns }: RowsProps) {
  const [openRow, setOpenRow] = useState<string>();
  return (
    <div className="standings-frame">
      <table className="standings" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" abbr="Rank">
              #
            </th>
            <th scope="col">{entrants}</th>
            {columns.map(([short, long, className]) => (
              <th key={short} scope="col" abbr={long} className={className}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.entrantId}
              {...{ row, columns }}
              logo={logos.get(row.entrantId)}
              isOpen={openRow === row.entrantId}
              onToggle={() => setOpenRow(openRow === row.entrantId ? undefined : row.entrantId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps {
  readonly row: ShownRow;
  readonly logo: string | undefined;
  readonly columns: readonly Column[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TableRow({ row, logo, columns, isOpen, onToggle }: TableRowProps) {
  const detailsId = useId();
  return (
    <Fragment>
      <tr className={row.isWithdrawn ? 'standings-left' : undefined}>
        <td>{rankWords(row)}</td>
        <th scope="row">
          <SquadLogo logo={logo} />
          <button
            type="button"
            className="standings-why"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`${row.name}: why they are here`}
            onClick={onToggle}
          >
            {row.name}
          </button>
          {row.mark && <MarkWords mark={row.mark} />}
        </th>
        {columns.map(([short, , className, value]) => (
          <td key={short} className={className}>
            {value(row)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={2 + columns.length}>
            <RowDetails row={row} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** `2`, `2 (level)` for those who share it, a dash for who has no rank. */
const rankWords = ({ rank, isShared }: ShownRow): string =>
  rank === undefined ? '–' : `${rank}${isShared ? ' (level)' : ''}`;

import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { type ReactNode, useId, useState } from 'react';
import { basisNames } from '#shared/competitions/standings/columns.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { figure, signed } from '#shared/competitions/standings/words.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { SquadCrest } from '../seasons/squads/squad-crest.tsx';
import { LastFive } from './last-five.tsx';
import { MarkWords } from './mark-words.tsx';
import { RowDetails } from './row-details.tsx';
import type { ShownRow } from './shown-row.ts';
import { qualifyWords, rankWords } from './table-words.ts';
import '#web/app/tables/standings.css';

interface StandingsTableProps {
  readonly title: string;
  readonly rows: readonly ShownRow[];
  readonly goesBy: Ruleset['basis'];
  /** The day of the table, or that its results are only supposed. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the names; teams where nothing is said. */
  readonly entrants?: string;
  /** Beside the names, by entrant. */
  readonly logos?: Logos;
  /** How many ranks reach the playoffs; they are marked, and a sentence below says so. */
  readonly places?: number;
}

type Logos = ReadonlyMap<string, string>;

const none: Logos = new Map();

type Column = readonly [short: string, long: string, className: string, value: (row: ShownRow) => ReactNode];

/** The figures with a column; narrow screens leave those with the class `wide` to the explanation. */
const columnsOf = (goesBy: Ruleset['basis']): readonly Column[] => [
  ['P', 'Played', '', ({ played }) => played],
  ['W', 'Won, overtime included', 'wide', ({ won, overtimeWon }) => won + overtimeWon],
  ['D', 'Drawn', 'wide', ({ drawn }) => drawn],
  ['L', 'Lost, overtime included', 'wide', ({ lost, overtimeLost }) => lost + overtimeLost],
  ['+/−', 'Difference', '', ({ diff }) => signed(diff)],
  ['Form', 'Last five matches', 'wide', ({ last5 }) => <LastFive forms={last5} />],
  [...basisNames[goesBy], 'standings-points', (row) => figure(goesBy, row.figure)],
];

/** A table, best first. Each row explains its rank and its chance of a playoff spot. */
export function StandingsTable({
  title,
  rows,
  goesBy,
  description,
  actions,
  entrants = 'Team',
  logos = none,
  places = 0,
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
        <p>No teams yet. The table starts with the first one.</p>
      ) : (
        <>
          <Rows {...{ title, rows, entrants, logos, places }} columns={columnsOf(goesBy)} />
          {places > 0 && <p className="standings-note">{qualifyWords(places)}</p>}
        </>
      )}
    </Container>
  );
}

interface RowsProps extends Pick<Required<StandingsTableProps>, 'title' | 'rows' | 'entrants' | 'logos' | 'places'> {
  readonly columns: readonly Column[];
}

function Rows({ title, rows, entrants, logos, places, columns }: RowsProps) {
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
              picture={pictureOf(row, entrants, logos)}
              isQualifying={row.rank !== undefined && row.rank <= places}
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
  readonly picture: ReactNode;
  /** Whether the rank reaches the playoffs. */
  readonly isQualifying: boolean;
  readonly columns: readonly Column[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TableRow({ row, picture, isQualifying, columns, isOpen, onToggle }: TableRowProps) {
  const detailsId = useId();
  return (
    <>
      <tr className={classOf(row, isQualifying)}>
        <td>{rankWords(row)}</td>
        <th scope="row">
          <div className="standings-name">
            {picture}
            <div>
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
              <span className="narrow">
                <LastFive forms={row.last5} />
              </span>
              {row.mark && <MarkWords mark={row.mark} />}
            </div>
          </div>
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
    </>
  );
}

const classOf = ({ isWithdrawn }: ShownRow, isQualifying: boolean): string | undefined => {
  if (isWithdrawn) return 'standings-left';
  return isQualifying ? 'standings-in' : undefined;
};

/** Teams have a crest, players a face. */
const pictureOf = ({ entrantId, name }: ShownRow, entrants: string, logos: Logos): ReactNode =>
  entrants === 'Team' ? <SquadCrest id={entrantId} name={name} logo={logos.get(entrantId)} /> : <Avatar name={name} />;

import { Link } from 'react-router';
import type { SideOf } from '#shared/competitions/seasons/home/home-match.ts';
import { basisNames } from '#shared/competitions/standings/columns.ts';
import type { DivisionTable } from '#shared/competitions/standings/views.ts';
import { figure, signed } from '#shared/competitions/standings/words.ts';
import { paths } from '#web/app/router/paths.ts';
import { qualifyWords, rankWords } from '../../standings/table-words.ts';
import { SquadCrest } from '../squads/squad-crest.tsx';

interface TopOfTableProps {
  readonly table: DivisionTable;
  /** Where the season has several divisions. */
  readonly isNamed: boolean;
  readonly sideOf: SideOf;
}

const mostShown = 4;

/** The first four of a table, with the way to all. */
export function TopOfTable({ table, isNamed, sideOf }: TopOfTableProps) {
  const { seasonId, divisionId, name, rows, goesBy, places } = table;
  const [short, long] = basisNames[goesBy];
  const title = isNamed ? `Table: ${name}` : 'Table';
  return (
    <section className="page-card">
      <div className="page-part-head">
        <h2>{title}</h2>
        <Link
          className="season-way"
          to={`${paths.seasonStandings(seasonId)}${isNamed ? `?division=${divisionId}` : ''}`}
          aria-label={`Full table${isNamed ? ` of ${name}` : ''}, all ${rows.length}`}
        >{`All ${rows.length}`}</Link>
      </div>
      <table className="season-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" abbr="Rank">
              #
            </th>
            <th scope="col">Team</th>
            <th scope="col" abbr="Difference">
              +/−
            </th>
            <th scope="col" abbr={long}>
              {short}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((row) => (
            <tr key={row.entrantId} className={(row.rank ?? places + 1) <= places ? 'season-table-in' : undefined}>
              <td>{rankWords(row)}</td>
              <th scope="row">
                <SquadCrest {...sideOf(row.entrantId)} name={row.name} size={24} />
                <span>{row.name}</span>
              </th>
              <td>{signed(row.diff)}</td>
              <td>
                <b>{figure(goesBy, row.figure)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {places > 0 && <p className="season-quiet">{qualifyWords(places)}</p>}
    </section>
  );
}

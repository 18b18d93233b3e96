import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { byStatistic, figureWords } from '#shared/competitions/statistics/leaders.ts';
import type { Leader } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import '#web/app/tables/standings.css';

interface LeadersTableProps {
  readonly title: string;
  readonly statistics: readonly Statistic[];
  readonly leaders: readonly Leader[];
  /** What sides are called, by entrant. */
  readonly sides: ReadonlyMap<string, string>;
}

/** Player stats, sorted by the chosen column. */
export function LeadersTable({ title, statistics, leaders, sides }: LeadersTableProps) {
  const [chosen, choose] = useState(statistics[0]?.acronym);
  const by = statistics.find(({ acronym }) => acronym === chosen);
  if (!by) return null;
  const words = leaders.length > 0 ? `Sorted by ${by.name}. Choose a column to sort by it.` : undefined;
  return (
    <Container
      header={
        <Header variant="h2" description={words}>
          {title}
        </Header>
      }
    >
      {leaders.length === 0 ? (
        <p>No player stats yet.</p>
      ) : (
        <div className="leaders-frame">
          <table className="standings" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">Player</th>
                <th scope="col">Team</th>
                <th scope="col">
                  <abbr title="Matches with stats">M</abbr>
                </th>
                {statistics.map(({ acronym, name }) => (
                  <th key={acronym} scope="col" aria-sort={acronym === by.acronym ? 'descending' : undefined}>
                    <button
                      type="button"
                      className="leaders-order"
                      aria-label={`Sort by ${name.toLowerCase()}`}
                      onClick={() => choose(acronym)}
                    >
                      <abbr title={name}>{acronym}</abbr>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byStatistic(by, leaders).map((leader) => (
                <tr key={leader.playerKey}>
                  <th scope="row">{leader.name}</th>
                  <td>{sides.get(leader.entrantId)}</td>
                  <td>{leader.matches}</td>
                  {statistics.map((one) => (
                    <td key={one.acronym} className={one.acronym === by.acronym ? 'standings-points' : undefined}>
                      {figureWords(one, leader.counts)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Container>
  );
}

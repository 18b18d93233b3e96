import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { figureWords } from '#shared/competitions/statistics/leaders.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import type { SportTotal } from '#shared/competitions/statistics/totals.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { Totals } from './load-totals.ts';
import '#web/app/tables/standings.css';

/** A player's statistics in seasons: a table for each sport with its seasons and their sum. */
export const PlayerTotals = ({ sports }: { sports: Totals }) => (
  <Container header={<Header variant="h2">Statistics</Header>}>
    {sports ? (
      <SpaceBetween size="m">
        {sports.map((sport) => (
          <SportTable key={sport.gameTypeId} sport={sport} />
        ))}
      </SpaceBetween>
    ) : (
      <p>We couldn’t load the statistics.</p>
    )}
  </Container>
);

function SportTable({ sport }: { sport: SportTotal }) {
  const { gameTypeId, seasons } = sport;
  const statistics = statisticsFor(gameTypeId);
  const name = gameTypeLabel(gameTypeId);
  return (
    <div>
      <Header variant="h3">{name}</Header>
      <div className="leaders-frame">
        <table className="standings" aria-label={`Statistics in ${name}`}>
          <thead>
            <tr>
              <th scope="col">Season</th>
              <th scope="col">
                <abbr title="Matches">M</abbr>
              </th>
              {statistics.map(({ acronym, name: title }) => (
                <th key={acronym} scope="col">
                  <abbr title={title}>{acronym}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map((season) => (
              <tr key={season.seasonId}>
                <th scope="row">
                  <AppLink to={paths.seasonStandings(season.seasonId)}>{season.label}</AppLink>
                </th>
                <Figures of={season} statistics={statistics} />
              </tr>
            ))}
            {seasons.length > 1 && (
              <tr className="standings-points">
                <th scope="row">All seasons</th>
                <Figures of={sport} statistics={statistics} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly of: Pick<SportTotal, 'matches' | 'counts'>;
  readonly statistics: readonly Statistic[];
}

const Figures = ({ of: { matches, counts }, statistics }: FiguresProps) => (
  <>
    <td>{matches}</td>
    {statistics.map((one) => (
      <td key={one.acronym}>{figureWords(one, counts)}</td>
    ))}
  </>
);

import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import type { KnownSeasons } from './load-team-seasons.ts';

interface TeamSeasonsProps extends KnownSeasons {
  readonly teamId: string;
}

/** The seasons of a community, those of a group together. */
export function TeamSeasons({ teamId, seasons, groups, mayManage }: TeamSeasonsProps) {
  if (seasons.length === 0 && !mayManage) return null;
  const alone = seasons.filter((season) => !groups.some((group) => group.seasonGroupId === season.seasonGroupId));
  const add = mayManage && (
    <span className="team-ways">
      <AppLink to={paths.seasonGroups(teamId)}>Groups</AppLink>
      <AppLink to={paths.newSeason(teamId)}>New season</AppLink>
    </span>
  );
  return (
    <Container
      header={
        <Header variant="h2" actions={add}>
          Seasons
        </Header>
      }
    >
      {seasons.length === 0 && <p>There are no seasons yet. A new one is a draft that only its organisers see.</p>}
      {groups.map((group) => (
        <Listed
          key={group.seasonGroupId}
          title={group.label}
          seasons={seasons.filter((season) => season.seasonGroupId === group.seasonGroupId)}
        />
      ))}
      <Listed seasons={alone} />
    </Container>
  );
}

function Listed({ title, seasons }: { title?: string; seasons: readonly SeasonCard[] }) {
  if (seasons.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="team-list">
        {seasons.map(({ seasonId, label, status, startDate, endDate }) => (
          <li key={seasonId}>
            <AppLink to={paths.season(seasonId)}>{label}</AppLink>
            <div>
              {daysWords({ startDate, endDate })} · {statusLabel[status]}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

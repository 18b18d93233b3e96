import type { PublicCard } from '#shared/events/following/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { LaterAnnouncements } from '#web/app/announcements/later-announcements.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { AvatarStack } from '#web/blocks/look/avatar-stack.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { KnownCompetitions } from './load-team-competitions.ts';
import { TeamContact } from './team-contact.tsx';
import { EventRows } from './team-events.tsx';
import { TeamSeasons } from './team-seasons.tsx';
import { TeamTournaments } from './team-tournaments.tsx';

interface TeamOverviewProps {
  readonly view: TeamView;
  readonly organization: Pick<Organization, 'slug' | 'name'> | undefined;
  readonly members: readonly Member[];
  readonly upcoming: readonly PublicCard[];
  readonly competitions: KnownCompetitions;
}

const nextShown = 3;

/** What the community is, what is next, and who is in it. */
export const TeamOverview = ({ view, organization, members, upcoming, competitions }: TeamOverviewProps) => {
  const { team } = view;
  return (
    <div className="page-columns">
      <div>
        {team.tagline !== '' && <p className="lead">{team.tagline}</p>}
        {team.description !== '' && <p className="pre-line">{team.description}</p>}
        {upcoming.length > 0 && (
          <section className="page-part">
            <div className="page-part-head">
              <h2>Next up</h2>
              <AppLink to={paths.team(team.teamId, 'events')}>All events</AppLink>
            </div>
            <EventRows events={upcoming.slice(0, nextShown)} />
          </section>
        )}
        <TeamSeasons team={team} {...competitions} />
        <TeamTournaments {...competitions} />
        {view.roles.length > 0 && <LaterAnnouncements aboutId={team.teamId} />}
      </div>
      <div>
        <Sports team={team} />
        {members.length > 0 && <People team={team} members={members} />}
        <TeamContact contact={team.contact} />
        {organization && (
          <p>
            Part of <AppLink to={paths.org(organization.slug)}>{organization.name}</AppLink>
          </p>
        )}
      </div>
    </div>
  );
};

const Sports = ({ team: { gameTypeIds, otherLabel } }: Pick<TeamView, 'team'>) => (
  <section className="page-card">
    <h2>Sports</h2>
    <ul className="page-rows">
      {gameTypeIds.map((gameTypeId) => (
        <li key={gameTypeId} className="page-face">
          <SportTile gameTypeId={gameTypeId} />
          <strong>{gameTypeLabel(gameTypeId, otherLabel)}</strong>
        </li>
      ))}
    </ul>
  </section>
);

const People = ({ team, members }: Pick<TeamView, 'team'> & Pick<TeamOverviewProps, 'members'>) => (
  <section className="page-card">
    <div className="page-part-head">
      <h2>Members</h2>
      <AppLink to={paths.team(team.teamId, 'members')}>{quantity(team.memberCount, 'member')}</AppLink>
    </div>
    <AvatarStack people={members.map(({ displayName }) => ({ name: displayName }))} most={8} total={team.memberCount} />
  </section>
);

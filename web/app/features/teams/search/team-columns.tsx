import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { PublicCard } from '#shared/events/following/contract.ts';
import type { KnownSeasons } from '../details/load-team-seasons.ts';
import type { KnownTournaments } from '../details/load-team-tournaments.ts';
import { TeamContact } from '../details/team-contact.tsx';
import { TeamJoining } from '../details/team-joining.tsx';
import type { TeamMembers as Members } from '../details/team-members.tsx';
import './team-columns.css';

const TeamEvents = lazy(async () => ({ default: (await import('../details/team-events.tsx')).TeamEvents }));
const TeamSeasons = lazy(async () => ({ default: (await import('../details/team-seasons.tsx')).TeamSeasons }));
const TeamTournaments = lazy(async () => ({
  default: (await import('../details/team-tournaments.tsx')).TeamTournaments,
}));
const TeamMembers = lazy(async () => ({ default: (await import('../details/team-members.tsx')).TeamMembers }));

interface TeamColumnsProps extends ComponentProps<typeof Members> {
  readonly upcoming: readonly PublicCard[];
  readonly seasons: KnownSeasons;
  readonly tournaments: KnownTournaments;
  readonly mayCreateEvents: boolean;
}

/** What a community does, and beside it how one joins and who is in it; on a phone one below the other. */
export const TeamColumns = ({ view, members, requests, userId, ...done }: TeamColumnsProps) => (
  <div className="team-columns">
    {!view.roles.includes('owner') && (
      <div className="team-joining">
        <TeamJoining view={view} isSignedIn={userId !== undefined} />
      </div>
    )}
    <div className="team-about">
      <TeamAbout view={view} {...done} />
    </div>
    {members.length > 0 && (
      <div className="team-people">
        <Suspense>
          <TeamMembers view={view} members={members} requests={requests} userId={userId} />
        </Suspense>
      </div>
    )}
  </div>
);

type TeamAboutProps = Omit<TeamColumnsProps, 'members' | 'requests' | 'userId'>;

function TeamAbout({ view: { team, roles }, upcoming, seasons, tournaments, mayCreateEvents }: TeamAboutProps) {
  const isActive = team.status === 'active';
  return (
    <SpaceBetween size="l">
      {team.description !== '' && <p className="pre-line">{team.description}</p>}
      <TeamContact contact={team.contact} />
      <Suspense>
        <TeamEvents teamId={team.teamId} upcoming={upcoming} isMember={roles.length > 0} mayCreate={mayCreateEvents} />
      </Suspense>
      <Suspense>
        <TeamSeasons teamId={team.teamId} {...seasons} mayManage={isActive && seasons.mayManage} />
      </Suspense>
      <Suspense>
        <TeamTournaments teamId={team.teamId} {...tournaments} mayManage={isActive && tournaments.mayManage} />
      </Suspense>
    </SpaceBetween>
  );
}

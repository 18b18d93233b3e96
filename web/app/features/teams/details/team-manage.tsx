import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { TeamView } from '#shared/teams/details/views.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import type { KnownCompetitions } from './load-team-competitions.ts';
import { manageRows } from './manage-rows.ts';
import { TeamPlanRoom } from './team-plan-room.tsx';
import type { JoinRequest } from './team-requests.tsx';
import { TeamSetup } from './team-setup.tsx';

const TeamRequests = lazy(async () => ({ default: (await import('./team-requests.tsx')).TeamRequests }));
const TeamRoles = lazy(async () => ({ default: (await import('./team-roles.tsx')).TeamRoles }));
const TeamStanding = lazy(async () => ({ default: (await import('./team-standing.tsx')).TeamStanding }));

interface TeamManageProps {
  readonly view: TeamView;
  readonly members: readonly Member[];
  readonly requests: readonly JoinRequest[];
  readonly competitions: KnownCompetitions;
  readonly userId: string | undefined;
  /** Whether there was ever something on the calendar; undefined where it could not be read. */
  readonly hasPlans: Promise<boolean | undefined>;
}

/** Everything that only organizers need: requests, roles, and the ways to the pages where the rest is run. */
export function TeamManage({ view, members, requests, competitions, userId, hasPlans }: TeamManageProps) {
  const { team, may } = view;
  const manages = may.includes('manageMembers') && team.status === 'active';
  return (
    <>
      {manages && view.room && <TeamPlanRoom teamId={team.teamId} room={view.room} />}
      <TeamSetup view={view} mayAddSeasons={competitions.mayManage} hasPlans={hasPlans} />
      <Suspense>{requests.length > 0 && <TeamRequests teamId={team.teamId} requests={requests} />}</Suspense>
      <ul className="page-faces" aria-label="Manage">
        {manageRows({ view, competitions }).map(({ icon, ...row }) => (
          <li key={row.href}>
            <RowLink {...row} picture={<LineIcon name={icon} />} link={Link} />
          </li>
        ))}
      </ul>
      <Suspense>
        {manages && members.length > 0 && <TeamRoles view={view} members={members} userId={userId} />}
        {may.includes('deleteTeam') && <TeamStanding team={team} offer={view.offer} />}
      </Suspense>
    </>
  );
}

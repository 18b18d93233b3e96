import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { quantity } from '#shared/quantity.ts';
import { teams as teamsContract } from '#shared/teams/contract.ts';
import type { MyTeam } from '#shared/teams/details/views.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { TeamCrest } from '../details/team-crest.tsx';
import { MyOrganizations } from './my-organizations.tsx';
import '../details/teams.css';
import '#web/app/shell/page/page-parts.css';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  if (!hasSession()) throw redirect(paths.login(paths.myCommunities));
  const none = { organizations: [], mayCreate: false };
  const [{ teams }, mine] = await Promise.all([
    operations(teamsContract).listMyTeams({}, { signal }),
    operations(organizations)
      .listMyOrganizations({}, { signal })
      .catch(() => none),
  ]);
  return { teams, mine };
}

/** The reader's teams and organizations, and the ways to find, join or start one. */
export function Component() {
  const { teams, mine } = useLoaderData<typeof loader>();
  return (
    <Page title="Teams" width="narrow">
      <div className="page-stack">
        {teams.length === 0 && (
          <EmptyState
            pose="whistle"
            title="No teams yet"
            text="Find a team near you, join one with a code, or start your own."
            action={<AppLink to={paths.discoverContext('teams')}>Find a team</AppLink>}
          />
        )}
        <ul className="page-rows" aria-label="Your teams">
          {teams.map((mine) => (
            <li key={mine.team.teamId}>
              <TeamRow {...mine} />
            </li>
          ))}
        </ul>
        <ul className="page-rows" aria-label="More teams">
          {ways.map(({ icon, ...way }) => (
            <li key={way.href}>
              <RowLink {...way} picture={<LineIcon name={icon} />} link={Link} />
            </li>
          ))}
        </ul>
        <MyOrganizations {...mine} />
      </div>
    </Page>
  );
}

const ways = [
  {
    href: paths.discoverContext('teams'),
    title: 'Find a team',
    line: 'Communities, clubs and leagues near you',
    icon: 'search',
  },
  { href: paths.joinTeam(), title: 'Join with a code', line: 'Ask an organizer for it', icon: 'qr' },
  { href: paths.createTeam, title: 'Create a community', line: 'Start your own', icon: 'plus' },
  {
    href: paths.newOrganization,
    title: 'Ask for an organization',
    line: 'Bring several communities together',
    icon: 'globe',
  },
] as const;

const TeamRow = ({ team, roles }: MyTeam) => (
  <RowLink
    href={paths.team(team.teamId)}
    picture={<TeamCrest team={team} size={32} />}
    title={team.name}
    line={`${roles.map((role) => roleLabel[role]).join(', ')} · ${team.city.name} · ${quantity(team.memberCount, 'member')}`}
    chip={team.status === 'archived' && <Chip>Archived</Chip>}
    link={Link}
  />
);

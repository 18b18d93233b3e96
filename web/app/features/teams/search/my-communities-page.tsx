import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { quantity } from '#shared/quantity.ts';
import { teams as teamsContract } from '#shared/teams/contract.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { MyOrganizations } from './my-organizations.tsx';
import '../details/teams.css';

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

/** The communities one is in, and the organizations in which one has a role. */
export function Component() {
  const { teams, mine } = useLoaderData<typeof loader>();
  return (
    <Page
      title="My communities"
      width="narrow"
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.joinTeam()}>Join with a code</AppLink>
          <AppLink to={paths.createTeam}>Create a community</AppLink>
        </SpaceBetween>
      }
    >
      <SpaceBetween size="m">
        {teams.length === 0 && <p>You are in no community yet. Join one with a code or a link, or create your own.</p>}
        <ul className="team-list my-communities">
          {teams.map(({ team, roles }) => (
            <li key={team.teamId}>
              <AppLink to={paths.team(team.teamId)}>{team.name}</AppLink>
              <span>
                {roles.map((role) => roleLabel[role]).join(', ')} · {team.city.name} ·{' '}
                {quantity(team.memberCount, 'member')}
                {team.status === 'archived' && ' · Archived'}
              </span>
            </li>
          ))}
        </ul>
        <MyOrganizations {...mine} />
      </SpaceBetween>
    </Page>
  );
}

import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { FormerMembers } from '../members/former-members.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { JoinCodePanel } from './join-code-panel.tsx';
import { NoPlaces } from './no-places.tsx';
import '../details/teams.css';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may, joinCode, room } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  return { team, joinCode, room, ...(await operations(teamInvites).listTeamInvites({ teamId }, { signal })) };
}

/** Invites players by email, code or QR code, and former members. */
export function Component() {
  const { team, joinCode, room, places, invites, former } = useLoaderData<typeof loader>();
  const { teamId } = team;
  return (
    <Page title={`Invite to ${team.name}`} back={{ to: paths.team(teamId), text: team.name }} width="narrow">
      <SpaceBetween size="l">
        {places === 0 && <NoPlaces teamId={teamId} room={room} />}
        {places > 0 && <InviteForm teamId={teamId} places={places} />}
        <JoinCodePanel teamId={teamId} teamName={team.name} joinCode={joinCode} />
        <InviteList teamId={teamId} invites={invites} />
        <FormerMembers teamId={teamId} former={former} />
      </SpaceBetween>
    </Page>
  );
}

import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { formAction } from '../../forms/form-action.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { teamInvitesApi } from '../../team-invites-api.ts';
import { teamsApi } from '../../teams-api.ts';
import { FormerMembers } from './former-members.tsx';
import { InviteForm } from './invite-form.tsx';
import { type InviteIntent, inviteIntents } from './invite-intents.ts';
import { InviteList } from './invite-list.tsx';
import { JoinCodePanel } from './join-code-panel.tsx';
import './teams.css';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may, joinCode } = await teamsApi.getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  return { team, joinCode, ...(await teamInvitesApi.listTeamInvites({ teamId }, { signal })) };
}

export const action = formAction(async (sent: InviteIntent, { params }: ActionFunctionArgs) => {
  notify('success', await inviteIntents(TeamId.parse(params.id), sent));
  return undefined;
});

/** Asks people in: by mail, by a code or its picture, and those who were here before. */
export function Component() {
  const { team, joinCode, invites, former } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Invite to ${team.name}`}
      actions={<AppLink to={paths.team(team.teamId)}>Back to the community</AppLink>}
      width="narrow"
    >
      <SpaceBetween size="l">
        <InviteForm />
        <JoinCodePanel teamName={team.name} joinCode={joinCode} />
        <InviteList invites={invites} />
        <FormerMembers former={former} />
      </SpaceBetween>
    </Page>
  );
}

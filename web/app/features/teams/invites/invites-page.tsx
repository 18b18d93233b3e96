import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { FormerMembers } from '../members/former-members.tsx';
import { InviteForm } from './invite-form.tsx';
import { type InviteIntent, inviteIntents } from './invite-intents.ts';
import { InviteList } from './invite-list.tsx';
import { JoinCodePanel } from './join-code-panel.tsx';
import '../details/teams.css';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may, joinCode } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  return { team, joinCode, ...(await operations(teamInvites).listTeamInvites({ teamId }, { signal })) };
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

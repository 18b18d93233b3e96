import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { HistoryLines } from './history-lines.tsx';

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  const cursor = new URL(url).searchParams.get('cursor');
  const history = await operations(teamMembers).listTeamHistory({ teamId, ...(cursor && { cursor }) }, { signal });
  return { team, history };
}

/** Who did what to a community, its roster and its seasons: for its owner and its admins. */
export function Component() {
  const { team, history } = useLoaderData<typeof loader>();
  return (
    <Page title={`History of ${team.name}`} back={{ to: paths.team(team.teamId), text: team.name }} width="narrow">
      <HistoryLines {...history} path={paths.teamHistory(team.teamId)} />
    </Page>
  );
}

import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizationTies } from '../desk/organization-ties.tsx';
import '../../details/teams.css';

const OfferTeamForm = lazy(async () => ({ default: (await import('../desk/offer-team-form.tsx')).OfferTeamForm }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('transferTeam')) throw redirect(paths.team(teamId));
  return { team, ...(await operations(organizations).listOrganizationsOfTeam({ teamId }, { signal })) };
}

/** A community's organization, its invites and its requests. */
export function Component() {
  const { team, organizations } = useLoaderData<typeof loader>();
  const { teamId } = team;
  return (
    <Page title={`Organizations of ${team.name}`} back={{ to: paths.team(teamId), text: team.name }} width="narrow">
      <SpaceBetween size="l">
        <Container header={<Header variant="h2">Organizations</Header>}>
          <OrganizationTies teamId={teamId} organizations={organizations} />
        </Container>
        <Suspense>
          {!organizations.some(({ status }) => status === 'attached') && <OfferTeamForm teamId={teamId} />}
        </Suspense>
      </SpaceBetween>
    </Page>
  );
}

import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { ExternalTeamRow } from './external-team-row.tsx';
import '../details/teams.css';

const ExternalTeamForm = lazy(async () => ({ default: (await import('./external-team-form.tsx')).ExternalTeamForm }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('publishSchedule')) throw redirect(paths.team(teamId));
  return { team, ...(await operations(organizations).listExternalTeamsOf({ teamId }, { signal })) };
}

/** A community's opponents that are not on the platform. */
export function Component() {
  const { team, externalTeams } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Outside teams of ${team.name}`}
      back={{ to: paths.team(team.teamId), text: team.name }}
      width="narrow"
    >
      <SpaceBetween size="l">
        <Container
          header={
            <Header variant="h2" counter={`(${externalTeams.length})`}>
              Teams
            </Header>
          }
        >
          {externalTeams.length === 0 && <p>No outside teams yet. Add the teams you play against.</p>}
          <ul className="team-list">
            {externalTeams.map((external) => (
              <ExternalTeamRow key={external.externalTeamId} external={external} />
            ))}
          </ul>
        </Container>
        <ExpandableSection variant="container" headerText="Add a team">
          <LaterPart height={400}>
            <ExternalTeamForm key={externalTeams.length} teamId={team.teamId} />
          </LaterPart>
        </ExpandableSection>
      </SpaceBetween>
    </Page>
  );
}

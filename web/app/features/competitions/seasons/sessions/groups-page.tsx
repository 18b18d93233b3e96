import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import { TeamId } from '#shared/ids.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { AskToDelete } from '../ask-to-delete.tsx';
import { GroupForm } from './group-form.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { groups, seasons, mayManage } = await operations(seasonsContract).listTeamSeasons({ teamId }, { signal });
  if (!mayManage) throw redirect(paths.team(teamId));
  return { teamId, groups, seasons };
}

/** The groups that seasons of a community belong to. */
export function Component() {
  const { teamId, groups, seasons } = useLoaderData<typeof loader>();
  const countOf = ({ seasonGroupId }: SeasonGroup) =>
    seasons.filter((season) => season.seasonGroupId === seasonGroupId).length;
  return (
    <Page
      title="Season groups"
      description="A group holds the seasons of one program, such as every spring of a league."
      actions={<AppLink to={paths.team(teamId)}>Community</AppLink>}
      width="narrow"
    >
      <SpaceBetween size="l">
        {groups.length === 0 && <p>No groups yet.</p>}
        {groups.map((group) => (
          <ExpandableSection
            key={`${group.seasonGroupId} ${group.version}`}
            variant="container"
            headerText={group.label}
            headerDescription={quantity(countOf(group), 'season')}
          >
            <GroupForm teamId={teamId} group={group} />
            {countOf(group) === 0 && <DeleteGroup {...group} />}
          </ExpandableSection>
        ))}
        <Container header={<Header variant="h2">New group</Header>}>
          <GroupForm key={groups.length} teamId={teamId} />
        </Container>
      </SpaceBetween>
    </Page>
  );
}

function DeleteGroup({ teamId, seasonGroupId, label }: SeasonGroup) {
  const remove = useOperation(seasonsContract, 'deleteSeasonGroup', {
    done: 'Group deleted',
    showsProblem: true,
  });
  return (
    <AskToDelete
      label={label}
      verb="Delete group"
      change={remove}
      onDelete={() => void remove.run({ teamId, seasonGroupId })}
    >
      No season uses it. You can’t undo this.
    </AskToDelete>
  );
}

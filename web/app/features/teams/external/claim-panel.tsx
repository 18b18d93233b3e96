import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import type { ExternalTeamCard } from '#shared/teams/external/schemas.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { ExternalTeamsLoaded } from './load-external-teams.ts';

interface ClaimPanelProps {
  readonly loaded: ExternalTeamsLoaded;
  readonly token: string;
}

/** Where the emailed link leads: the owner picks which of their communities the outside team is. */
export function ClaimPanel({ loaded: { invited, isSignedIn, teams }, token }: ClaimPanelProps) {
  if (!invited) return <Alert type="info">{titleOf(new Problem('externalTeam.linkInvalid'))}</Alert>;
  const { name, teamName } = invited;
  const owned = teams.filter(({ roles }) => roles.includes('owner')).map(({ team }) => team);
  return (
    <Container header={<Header variant="h2">Is {name} your team?</Header>}>
      <SpaceBetween size="m">
        <p>
          {teamName} plays against this team. Pick your community, and {teamName} confirms. Past results stay.
        </p>
        {!isSignedIn && <AppLink to={paths.login(paths.externalTeamInvite(token))}>Sign in to claim</AppLink>}
        {isSignedIn && owned.length === 0 && (
          <p>
            You don’t own a community yet. <AppLink to={paths.createTeam}>Create a community</AppLink>, then open this
            link again.
          </p>
        )}
        {owned.length > 0 && <ClaimForm invited={invited} token={token} owned={owned} />}
      </SpaceBetween>
    </Container>
  );
}

interface ClaimFormProps {
  readonly invited: ExternalTeamCard;
  readonly token: string;
  readonly owned: readonly { readonly teamId: string; readonly name: string }[];
}

function ClaimForm({ invited, token, owned }: ClaimFormProps) {
  const { run, isRunning, problem } = useOperation(organizations, 'claimExternalTeam', {
    done: ({ teamName }) => `We asked ${teamName} to confirm`,
    goTo: (_, { teamId }) => paths.team(teamId),
    showsProblem: true,
  });
  const choices = owned.map(({ teamId, name }) => ({ value: teamId, label: name }));
  const [chosen = choices[0], setChosen] = useState<{ value?: string; label?: string }>();
  return (
    <SpaceBetween size="m">
      <FormField label="Your community" errorText={problem}>
        <Select
          options={choices}
          selectedOption={chosen ?? null}
          onChange={({ detail }) => setChosen(detail.selectedOption)}
        />
      </FormField>
      <Button variant="primary" loading={isRunning} onClick={() => run({ token, teamId: chosen?.value ?? '' })}>
        It is {invited.name}
      </Button>
    </SpaceBetween>
  );
}

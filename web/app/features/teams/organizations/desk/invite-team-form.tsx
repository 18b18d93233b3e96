import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { findTeams } from '../find-by-name.ts';
import { NameSearch } from '../name-search.tsx';
import type { DeskPanelProps } from './desk-panel.ts';
import { useInviteTeam } from './use-invite-team.ts';

/** The id at the end of a community's address. */
const teamIdIn = (link: string): string | undefined => /tea_[0-9A-HJKMNP-TV-Z]{26}/.exec(link)?.[0];

/** Invites a community by name or link; the reader's own is added right away. */
export function InviteTeamForm({ loaded: { desk, owned } }: DeskPanelProps) {
  const { organizationId } = desk.organization;
  const ask = useInviteTeam();
  const attach = useOperation(organizations, 'attachTeam', { done: 'Community added' });
  const [teamId, setTeamId] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [isTried, setTried] = useState(false);
  const isIn = (id: string) => desk.teams.some((team) => team.teamId === id && team.status === 'attached');
  const choices = owned
    .filter((team) => !isIn(team.teamId))
    .map(({ teamId: value, name: label }) => ({ value, label }));
  const invite = () => {
    setTried(true);
    if (teamId) void ask.run({ organizationId, teamId });
  };
  return (
    <SpaceBetween size="m">
      <NameSearch
        label="Community"
        hint="Type its name or paste its link. The owner has to accept."
        none="No public community has that name."
        errorText={isTried && !teamId ? 'Pick a community or paste its link.' : undefined}
        find={async (text, signal) => (await findTeams(text, signal)).filter(({ id }) => !isIn(id))}
        idIn={teamIdIn}
        onChange={setTeamId}
      />
      <Button loading={ask.isRunning} onClick={invite}>
        Invite
      </Button>
      {choices.length > 0 && (
        <FormField label="Or one of your communities" constraintText="Added right away.">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === chosen) ?? null}
            placeholder="Choose"
            onChange={({ detail }) => setChosen(detail.selectedOption.value)}
          />
        </FormField>
      )}
      {choices.length > 0 && (
        <Button
          loading={attach.isRunning}
          disabled={!chosen}
          onClick={() => chosen && attach.run({ organizationId, teamId: chosen })}
        >
          Add
        </Button>
      )}
    </SpaceBetween>
  );
}

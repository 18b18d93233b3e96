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

/** Asks a community by its name or link; one's own comes in at once. */
export function InviteTeamForm({ loaded: { desk, owned } }: DeskPanelProps) {
  const { organizationId } = desk.organization;
  const ask = useInviteTeam();
  const attach = useOperation(organizations, 'attachTeam', { done: 'The community belongs to it now' });
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
        hint="Its name or the link of its page. Its owner is asked."
        none="No other community that everybody finds is called that."
        errorText={isTried && !teamId ? 'Pick a community, or paste the link of its page.' : undefined}
        find={async (text, signal) => (await findTeams(text, signal)).filter(({ id }) => !isIn(id))}
        idIn={teamIdIn}
        onChange={setTeamId}
      />
      <Button loading={ask.isRunning} onClick={invite}>
        Invite
      </Button>
      {choices.length > 0 && (
        <FormField label="Or a community of yours" constraintText="It comes in at once.">
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
          Take in
        </Button>
      )}
    </SpaceBetween>
  );
}

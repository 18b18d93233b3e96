import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { DeskPanelProps } from './desk-panel.ts';

/** The id at the end of a community's address. */
const teamIdIn = (link: string): string | undefined => /tea_[0-9A-HJKMNP-TV-Z]{26}/.exec(link)?.[0];

/** Asks a community by its link; one's own comes in at once. */
export function InviteTeamForm({ loaded: { desk, owned }, send, isBusy }: DeskPanelProps) {
  const [link, setLink] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [isTried, setTried] = useState(false);
  const teamId = teamIdIn(link);
  const isIn = (id: string) => desk.teams.some((team) => team.teamId === id && team.status === 'attached');
  const choices = owned
    .filter((team) => !isIn(team.teamId))
    .map(({ teamId: value, name: label }) => ({ value, label }));
  const invite = () => {
    setTried(true);
    if (teamId) send({ intent: 'invite', teamId });
  };
  return (
    <SpaceBetween size="m">
      <FormField
        label="Link of a community"
        constraintText="Its owner is asked."
        errorText={isTried && !teamId ? 'Paste the address of the page of the community.' : undefined}
      >
        <Input value={link} onChange={({ detail }) => setLink(detail.value)} />
      </FormField>
      <Button loading={isBusy} onClick={invite}>
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
          loading={isBusy}
          disabled={!chosen}
          onClick={() => chosen && send({ intent: 'attach', teamId: chosen })}
        >
          Take in
        </Button>
      )}
    </SpaceBetween>
  );
}

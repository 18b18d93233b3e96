import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { startIn } from '#web/blocks/event-time.ts';

interface InviteEveryoneProps {
  readonly events: Answer<typeof hostsContract.operations.listInvitable>['events'];
  /** Of the event that people are invited to. */
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onInvite: (fromEventId: string) => void;
}

/** Invites all players of another event of the host. */
export function InviteEveryone({ events, timeZone, isBusy, onInvite }: InviteEveryoneProps) {
  const [chosen, setChosen] = useState<string>();
  const options = events.map(({ eventId, title, startsAt, people }) => ({
    value: eventId,
    label: title,
    description: `${startIn(timeZone, startsAt)}, ${quantity(people, 'person', 'people')}`,
  }));
  return (
    <SpaceBetween size="s">
      <FormField label="Invite players of another event" description="Pick one of the events you host.">
        <Select
          selectedOption={options.find(({ value }) => value === chosen) ?? null}
          options={options}
          placeholder="Choose an event"
          triggerVariant="option"
          onChange={({ detail }) => setChosen(detail.selectedOption.value)}
        />
      </FormField>
      <Button disabled={!chosen} loading={isBusy} onClick={() => chosen && onInvite(chosen)}>
        Invite all players
      </Button>
    </SpaceBetween>
  );
}

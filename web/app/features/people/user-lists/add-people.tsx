import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useChange } from '#web/app/operations/use-change.ts';
import { EventChoice } from './event-choice.tsx';
import { addByAddress, addFromEvent, addToList } from './list-changes.ts';
import type { OpenList } from './load-list.ts';

const saying = { done: (said: string) => said };

/** Adds connections, people from the reader's events, and people by email. */
export function AddPeople({ list }: { list: OpenList }) {
  const { listId, userListItems, connections, past, upcoming } = list;
  const add = useChange(({ userIds }: { userIds: readonly string[] }) => addToList(listId, userIds), saying);
  const addFrom = useChange(({ eventId }: { eventId: string }) => addFromEvent(listId, eventId), saying);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const on = new Set(userListItems.map(({ userId }) => userId));
  const options = connections
    .filter(({ userId }) => !on.has(userId))
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  return (
    <SpaceBetween size="m">
      <FormField
        label="Add connections"
        secondaryControl={
          <Button
            loading={add.isRunning}
            disabled={chosen.length === 0}
            onClick={() => {
              void add.run({ userIds: chosen });
              setChosen([]);
            }}
          >
            Add
          </Button>
        }
      >
        <Multiselect
          options={options}
          selectedOptions={options.filter(({ value }) => chosen.includes(value))}
          placeholder="Choose"
          empty="All your connections are on the list."
          filteringType="auto"
          deselectAriaLabel={({ label }) => `Remove ${label}`}
          onChange={({ detail }) => setChosen(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
        />
      </FormField>
      <EventChoice
        label="Add all players from"
        verb="Add all"
        events={[...upcoming, ...past]}
        empty="You haven’t hosted an event yet."
        isBusy={addFrom.isRunning}
        onChoose={(eventId) => void addFrom.run({ eventId })}
      />
      <ByAddress listId={listId} />
    </SpaceBetween>
  );
}

function ByAddress({ listId }: { listId: string }) {
  const [text, setText] = useState('');
  const { run, isRunning } = useChange((said: { text: string }) => addByAddress(listId, said.text), saying);
  const isShort = text !== '' && text.trim().length < 3;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim().length >= 3) void run({ text: text.trim() });
      }}
    >
      <FormField
        label="Email or user ID"
        description="Enter the complete email or ID."
        errorText={isShort ? 'Type at least three characters.' : undefined}
        secondaryControl={
          <Button formAction="submit" loading={isRunning}>
            Find and add
          </Button>
        }
      >
        <Input value={text} onChange={({ detail }) => setText(detail.value)} />
      </FormField>
    </form>
  );
}

import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

interface InviteListProps {
  readonly isBusy: boolean;
  readonly onInvite: (userIds: readonly string[]) => void;
}

const read = async () => (await operations(connectionsContract).listUserLists({})).lists;
/** As many as one call takes. */
const most = 50;

/** Invites the people of one of the host's lists; nothing for hosts without lists. */
export function InviteList({ isBusy, onInvite }: InviteListProps) {
  const lists = useRead('mine', read) ?? [];
  const [chosen, setChosen] = useState<string>();
  const options = lists
    .filter(({ people }) => people > 0)
    .map(({ listId, name, people }) => ({
      value: listId,
      label: name,
      description: quantity(people, 'person', 'people'),
    }));
  if (options.length === 0) return null;
  const invite = async (listId: string) => {
    const { userListItems } = await operations(connectionsContract).getUserList({ listId });
    onInvite(userListItems.map(({ userId }) => userId).slice(0, most));
    setChosen(undefined);
  };
  return (
    <SpaceBetween size="s">
      <FormField label="Invite a list">
        <Select
          selectedOption={options.find(({ value }) => value === chosen) ?? null}
          options={options}
          placeholder="Choose a list"
          triggerVariant="option"
          onChange={({ detail }) => setChosen(detail.selectedOption.value)}
        />
      </FormField>
      <Button
        loading={isBusy}
        disabled={!chosen}
        disabledReason="Choose a list first"
        onClick={() => chosen && void invite(chosen)}
      >
        Invite list
      </Button>
    </SpaceBetween>
  );
}

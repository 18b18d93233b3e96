import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { GroupChoice } from '../rsvp/groups/group-choice.tsx';

/** Adds a player without an account to the list. */
export function AddGuest({ event: at }: { readonly event: Event }) {
  const [isOpen, setOpen] = useState(false);
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [group, setGroup] = useState<string>();
  const { run, isRunning, rejection } = useOperation(hostsContract, 'createGuest', {
    done: ({ displayName: name, mine }) => `${name} is ${mine.status === 'in' ? 'in' : 'in line'}`,
    isForm: true,
  });
  const fields = rejection?.fields ?? {};
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Add a guest</Button>;
  const add = () =>
    void run({ eventId: at.eventId, displayName, ...(email.trim() && { email }), ...(group && { group }) });
  return (
    <form
      aria-label="Add a guest"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <SpaceBetween size="s">
        <FormField label="Name of the guest" errorText={fields.displayName}>
          <Input value={displayName} onChange={({ detail }) => setDisplayName(detail.value)} autoComplete="off" />
        </FormField>
        <FormField
          label="Email (optional)"
          description="They get emails about this event, with a link to leave."
          errorText={fields.email}
        >
          <Input value={email} onChange={({ detail }) => setEmail(detail.value)} type="email" autoComplete="off" />
        </FormField>
        {at.capacityGroups && <GroupChoice event={at} whose="They’re joining as" value={group} onChange={setGroup} />}
        {rejection && Object.keys(fields).length === 0 && <ProblemAlert>{rejection.title}</ProblemAlert>}
        <SpaceBetween direction="horizontal" size="xs">
          <Button formAction="submit" variant="primary" loading={isRunning}>
            Add to the list
          </Button>
          <Button formAction="none" onClick={() => setOpen(false)}>
            Close
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </form>
  );
}

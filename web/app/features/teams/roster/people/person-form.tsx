import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import type { RosterGuardian } from '#shared/teams/roster/roster.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';
import { useChange } from '#web/app/operations/use-change.ts';
import { ParentFields } from './parent-fields.tsx';
import { savePerson } from './use-edit-cell.ts';

interface PersonFormProps {
  readonly teamId: string;
  readonly person: RosterPerson;
  readonly onClose: () => void;
}

/** A player without an account, where there is no table to edit them in. */
export function PersonForm({ teamId, person, onClose }: PersonFormProps) {
  const { contact, jersey = '', guardians = [] } = person.details;
  const [parents, setParents] = useState<readonly RosterGuardian[]>(guardians);
  const [said, setSaid] = useState({
    name: person.name,
    email: person.email ?? '',
    phone: contact?.phone ?? '',
    jersey,
  });
  const { run, isRunning, rejection } = useChange(
    (change: typeof said) => savePerson(teamId, person, change, parents),
    {
      done: 'Player saved',
      isForm: true,
      onDone: onClose,
    },
  );
  const fields = rejection?.fields ?? {};
  const set = (part: Partial<typeof said>) => setSaid({ ...said, ...part });
  return (
    <SpaceBetween size="m">
      <FormField label="Name" errorText={fields.name}>
        <Input value={said.name} onChange={({ detail }) => set({ name: detail.value })} />
      </FormField>
      <FormField label="Email (optional)" errorText={fields.email}>
        <Input type="email" value={said.email} onChange={({ detail }) => set({ email: detail.value })} />
      </FormField>
      <FormField label="Phone (optional)" errorText={fields.phone}>
        <PhoneInput value={said.phone} onChange={(phone) => set({ phone })} />
      </FormField>
      <FormField label="Number (optional)" errorText={fields.jersey}>
        <Input value={said.jersey} onChange={({ detail }) => set({ jersey: detail.value })} />
      </FormField>
      <ParentFields parents={parents} faults={fields} onChange={setParents} />
      {rejection && Object.keys(fields).length === 0 && <div role="alert">{rejection.title}</div>}
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="primary" loading={isRunning} onClick={() => void run(said)}>
          Save
        </Button>
        <Button onClick={onClose}>Close</Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}

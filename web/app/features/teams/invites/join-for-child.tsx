import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { loginAge } from '#shared/people/family/age.ts';
import { family } from '#shared/people/family/contract.ts';
import { dependantInput } from '#shared/people/family/dependant-operations.ts';
import type { ChildAnswer } from '#shared/teams/invites/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { type ChildDraft, NewChildFields } from './new-child-fields.tsx';

interface JoinForChildProps {
  /** As the roster calls the child. */
  readonly name: string;
  readonly joinWords: string;
  readonly isRunning: boolean;
  readonly onJoin: (child: ChildAnswer) => void;
}

const added = 'new';
const readFamily = async () => (await operations(family).listFamily({})).connections;

/** Says which of the parent's children the invitation is for, or adds the child; then the parent joins. */
export function JoinForChild({ name, joinWords, isRunning, onJoin }: JoinForChildProps) {
  const connections = useRead('children', readFamily) ?? [];
  const children = connections.filter(
    ({ recipientHasAccount, status }) => !recipientHasAccount && status === 'accepted',
  );
  const same = children.find(({ recipientName }) => recipientName.toLowerCase() === name.toLowerCase());
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(draftOf(name));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const childId = chosen ?? same?.recipientId ?? added;
  const join = () => {
    if (childId !== added) return onJoin({ dependantId: childId });
    const { data, error } = dependantInput.safeParse(saidOf(draft));
    const issues = error?.issues ?? [];
    const lacksConsent = Number(draft.age) < loginAge && !draft.isKept;
    const consent = { ...(lacksConsent && { collectionConsent: 'Tick the box to give your consent.' }) };
    setFaults({ ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])), ...consent });
    if (data && !lacksConsent) onJoin(data);
  };
  return (
    <SpaceBetween size="m">
      {children.length > 0 && (
        <FormField label={`Who is ${name}?`}>
          <RadioGroup
            value={childId}
            items={[
              ...children.map(({ recipientId, recipientName }) => ({ value: recipientId, label: recipientName })),
              { value: added, label: `Add ${name} to my family` },
            ]}
            onChange={({ detail }) => setChosen(detail.value)}
          />
        </FormField>
      )}
      {childId === added && <NewChildFields draft={draft} faults={faults} onChange={setDraft} />}
      <Button variant="primary" fullWidth loading={isRunning} onClick={join}>
        {joinWords}
      </Button>
    </SpaceBetween>
  );
}

function draftOf(name: string): ChildDraft {
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' '), phoneNumber: '', age: '', isKept: false, isShown: false };
}

const saidOf = ({ firstName, lastName, phoneNumber, age, isKept, isShown }: ChildDraft) => ({
  firstName,
  lastName,
  phoneNumber,
  age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : undefined,
  relation: 'child',
  collectionConsent: isKept,
  disclosureConsent: isShown,
});

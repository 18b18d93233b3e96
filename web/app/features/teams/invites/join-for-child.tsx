import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { family } from '#shared/people/family/contract.ts';
import type { ChildAnswer } from '#shared/teams/invites/contract.ts';
import { checkedChild, draftOf } from '#web/app/forms/people/child-draft.ts';
import { NewChildFields } from '#web/app/forms/people/new-child-fields.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

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
  const join = async () => {
    if (childId !== added) return onJoin({ dependantId: childId });
    const { child, faults: found } = await checkedChild(draft);
    setFaults(found);
    if (child) onJoin(child);
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
      <Button variant="primary" fullWidth loading={isRunning} onClick={() => void join()}>
        {joinWords}
      </Button>
    </SpaceBetween>
  );
}

import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import { useChange } from '#web/app/operations/use-change.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { findCohosts } from './find-cohosts.ts';
import type { Pickable } from './people-picker.tsx';
import './hosts.css';

interface CohostSearchProps {
  /** People the host knows from events. */
  readonly known: readonly Pickable[];
  /** What can be done with one who was found; `clear` empties the search. */
  readonly action: (person: Pickable, clear: () => void) => ReactNode;
}

/** Finds a co-host by name or email; works inside another form. */
export function CohostSearch({ known, action }: CohostSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Pickable[]>();
  const finding = useChange((asked: { text: string }) => findCohosts(asked.text, known), {
    onDone: setFound,
    rereads: false,
  });
  const find = () => {
    if (text.trim().length >= 2) void finding.run({ text: text.trim() });
  };
  const clear = () => {
    setFound(undefined);
    setText('');
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Co-host"
        description="Name or email. Co-hosts can edit the event and manage its players."
        secondaryControl={
          <Button formAction="none" loading={finding.isRunning} onClick={find}>
            Find
          </Button>
        }
      >
        <Input
          value={text}
          autoComplete={false}
          onChange={({ detail }) => setText(detail.value)}
          onKeyDown={(event) => {
            if (event.detail.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
      </FormField>
      {found?.length === 0 && <p>No match. Check the spelling, or use the email address of their account.</p>}
      <ul className="cohosts">
        {found?.map((person) => (
          <CohostRow key={person.userId} person={person}>
            {action(person, clear)}
          </CohostRow>
        ))}
      </ul>
    </SpaceBetween>
  );
}

/** A person with what can be done with them. */
export const CohostRow = ({ person, children }: { readonly person: Pickable; readonly children: ReactNode }) => (
  <li>
    <Avatar name={person.displayName} size={40} />
    <strong>{person.displayName}</strong>
    {children}
  </li>
);

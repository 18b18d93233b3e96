import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useState } from 'react';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { findCohosts } from './find-cohosts.ts';
import type { Pickable } from './people-picker.tsx';
import './hosts.css';

interface InviteCohostProps {
  readonly eventId: string;
  /** People the host knows from events. */
  readonly people: readonly Pickable[];
}

/** Invites a co-host by name or email. */
export function InviteCohost({ eventId, people }: InviteCohostProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Pickable[]>();
  const finding = useChange((asked: { text: string }) => findCohosts(asked.text, people), {
    onDone: setFound,
    rereads: false,
  });
  const inviting = useChange(({ userId }: Pickable) => operations(hostsContract).inviteHost({ eventId, userId }), {
    done: (_, { displayName }) => `Invitation sent to ${displayName}`,
    onDone: () => {
      setFound(undefined);
      setText('');
    },
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 2) void finding.run({ text: text.trim() });
  };
  return (
    <form onSubmit={find} aria-label="Invite a co-host">
      <SpaceBetween size="s">
        <FormField
          label="Co-host"
          description="Name or email. Co-hosts can edit the event and manage its players."
          secondaryControl={<Button loading={finding.isRunning}>Find</Button>}
        >
          <Input value={text} autoComplete={false} onChange={({ detail }) => setText(detail.value)} />
        </FormField>
        {found?.length === 0 && <p>No match. Check the spelling, or use the email address of their account.</p>}
        <ul className="cohosts">
          {found?.map((person) => (
            <li key={person.userId}>
              <Avatar name={person.displayName} size={40} />
              <strong>{person.displayName}</strong>
              <Button
                formAction="none"
                ariaLabel={`Invite ${person.displayName} to host`}
                loading={inviting.isRunningOn({ userId: person.userId })}
                onClick={() => void inviting.run(person)}
              >
                Invite to host
              </Button>
            </li>
          ))}
        </ul>
      </SpaceBetween>
    </form>
  );
}

import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { invitedWords } from './invited-words.ts';
import { readAddresses } from './read-addresses.ts';

interface InviteByMailProps {
  readonly eventId: string;
  /** When they are told, if not now. */
  readonly at: { readonly inviteSendAt?: string };
}

/** Invites people by addresses that the host types; what is refused stays to be corrected. */
export function InviteByMail({ eventId, at }: InviteByMailProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const { run, isRunning, problem } = useOperation(hostsContract, 'inviteAddresses', {
    done: invitedWords,
    onDone: () => setText(''),
    showsProblem: true,
  });
  const invite = () => {
    const read = readAddresses(text);
    setFault('fault' in read ? read.fault : '');
    if ('people' in read) void run({ eventId, people: [...read.people], ...at });
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Invite by email"
        description="One person per line: an address, and a name if you like. They get a link to join in one step, with or without an account."
        constraintText="Up to 50 addresses a day. We don’t show which of them have an account."
        errorText={fault || problem}
      >
        <Textarea
          value={text}
          rows={3}
          placeholder="Ana Lima ana@example.org"
          autoComplete={false}
          spellcheck={false}
          onChange={({ detail }) => setText(detail.value)}
        />
      </FormField>
      <Button onClick={invite} loading={isRunning}>
        Send invitations
      </Button>
    </SpaceBetween>
  );
}

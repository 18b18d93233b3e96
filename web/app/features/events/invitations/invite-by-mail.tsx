import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { readAddresses } from './read-addresses.ts';

interface InviteByMailProps {
  /** When they are told, if not now. */
  readonly at: { readonly inviteSendAt?: string };
}

/** Invites people by addresses that the host types; what is refused stays to be corrected. */
export function InviteByMail({ at }: InviteByMailProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const fetcher = useFetcher<Rejection | null>();
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === 'idle' && data === null) setText('');
  }, [state, data]);
  const invite = () => {
    const read = readAddresses(text);
    setFault('fault' in read ? read.fault : '');
    if ('fault' in read) return;
    const sent = JSON.stringify({ intent: 'inviteAddresses', people: read.people, ...at });
    void fetcher.submit(sent, { method: 'post', encType: 'application/json' });
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Invite by e-mail"
        description="One person a line: an address, with their name if you like. They get a link to come with one step, with or without an account."
        constraintText="Up to 50 addresses a day. We don’t show which of them have an account."
        errorText={fault || Object.values(data?.fields ?? {})[0]}
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
      <Button onClick={invite} loading={state !== 'idle'}>
        Send invitations
      </Button>
    </SpaceBetween>
  );
}

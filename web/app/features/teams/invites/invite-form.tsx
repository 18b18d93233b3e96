import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { addressesIn } from './addresses-in.ts';
import { invitedWords } from './invited-words.ts';

/** Invites addresses; the outcome of each is never shown, because that would reveal who has an account. */
export function InviteForm({ teamId, places }: { readonly teamId: string; readonly places: number }) {
  const { run, isRunning, rejection } = useOperation(teamInvites, 'inviteToTeam', {
    done: invitedWords,
    onDone: () => setText(''),
    showsProblem: true,
  });
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const emails = addressesIn(text);
  const submit = () => {
    setEmpty(emails.length === 0);
    if (emails.length > 0) void run({ teamId, emails, message });
  };
  return (
    <Container
      header={
        <Header variant="h2" description={`${quantity(places, 'place')} left`}>
          By email
        </Header>
      }
    >
      <SpaceBetween size="m">
        <FormField
          label="Email addresses"
          constraintText={`Separate up to 50 addresses with commas, spaces or new lines. ${emails.length} found.`}
          errorText={isEmpty && emails.length === 0 ? 'Enter at least one email address.' : undefined}
          stretch
        >
          <Textarea value={text} rows={4} onChange={({ detail }) => setText(detail.value)} />
        </FormField>
        <FormField
          label="Personal message (optional)"
          constraintText={`${message.length}/500`}
          errorText={rejection?.fields.message}
          stretch
        >
          <Textarea value={message} rows={2} onChange={({ detail }) => setMessage(detail.value)} />
        </FormField>
        {rejection && !rejection.fields.message && (
          <ProblemAlert>{rejection.fields.emails ?? rejection.title}</ProblemAlert>
        )}
        <Button variant="primary" loading={isRunning} onClick={submit}>
          Send invites
        </Button>
      </SpaceBetween>
    </Container>
  );
}

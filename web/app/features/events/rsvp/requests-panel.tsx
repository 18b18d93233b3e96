import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type * as z from 'zod';
import type { Event } from '#shared/events/details/schemas.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import type { JoinRequestView } from '#shared/events/rsvp/schemas.ts';
import { quantity } from '#shared/quantity.ts';

type JoinRequest = z.infer<typeof JoinRequestView>;

interface RequestsPanelProps {
  readonly event: Pick<Event, 'capacityGroups'>;
  readonly requests: readonly JoinRequest[];
}

/** Who asks to come, for the host: one or many are let in or turned away together, with a message. */
export function RequestsPanel({ event, requests }: RequestsPanelProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const fetcher = useFetcher();
  const asked = chosen.filter((userId) => requests.some((request) => request.userId === userId));
  const decide = (decision: 'approve' | 'decline') => {
    const intent = { intent: 'decide', userIds: asked, decision, ...(message && { message }) };
    void fetcher.submit(intent as never, { method: 'post', encType: 'application/json' });
    setChosen([]);
    setMessage('');
  };
  if (requests.length === 0) return null;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${requests.length})`}>
          Requests
        </Header>
      }
    >
      <SpaceBetween size="m">
        <Checkbox
          checked={asked.length === requests.length}
          indeterminate={asked.length > 0 && asked.length < requests.length}
          onChange={({ detail }) => setChosen(detail.checked ? requests.map(({ userId }) => userId) : [])}
        >
          All
        </Checkbox>
        {requests.map((request) => (
          <Checkbox
            key={request.userId}
            checked={asked.includes(request.userId)}
            description={<About request={request} />}
            onChange={({ detail }) =>
              setChosen(
                detail.checked ? [...asked, request.userId] : asked.filter((userId) => userId !== request.userId),
              )
            }
          >
            {request.displayName}
            {request.group !== undefined && `, ${groupLabel(event, request.group) ?? ''}`}
            {request.guests.length > 0 && `, with ${request.guests.map(({ name }) => name ?? 'a guest').join(', ')}`}
          </Checkbox>
        ))}
        <FormField label="Message, if you like" constraintText={`${message.length} of 300 characters`} stretch>
          <Textarea rows={2} value={message} onChange={({ detail }) => setMessage(detail.value.slice(0, 300))} />
        </FormField>
        <SpaceBetween size="xs" direction="horizontal">
          <Button
            variant="primary"
            loading={fetcher.state !== 'idle'}
            disabled={asked.length === 0}
            onClick={() => decide('approve')}
          >
            Approve {asked.length > 1 ? asked.length : ''}
          </Button>
          <Button disabled={asked.length === 0} onClick={() => decide('decline')}>
            Decline {asked.length > 1 ? asked.length : ''}
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Container>
  );
}

function About({ request }: { request: JoinRequest }) {
  const { answers, note, refusals } = request;
  return (
    <>
      {answers.map(({ question, answer }) => (
        <span key={question} className="answer">
          {question} <strong>{answer || 'No answer'}</strong>
        </span>
      ))}
      {note && <span className="answer">{note}</span>}
      {refusals > 0 && <span className="answer">{quantity(refusals, 'says no', 'say no')}</span>}
    </>
  );
}

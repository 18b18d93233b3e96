import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import type * as z from 'zod';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import type { JoinRequestView } from '#shared/events/rsvp/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

type JoinRequest = z.infer<typeof JoinRequestView>;

interface RequestsPanelProps {
  readonly event: Pick<Event, 'eventId' | 'capacityGroups'>;
  readonly requests: readonly JoinRequest[];
}

/** Who asks to come, for the host: one or many are let in or turned away together, with a message. */
export function RequestsPanel({ event, requests }: RequestsPanelProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const { run, isRunning } = useOperation(hostsContract, 'decideRequests', {
    done: (answer, { decision }) => decidedWords(answer, decision),
  });
  const asked = chosen.filter((userId) => requests.some((request) => request.userId === userId));
  const decide = (decision: 'approve' | 'decline') => {
    void run({ eventId: event.eventId, userIds: asked, decision, ...(message && { message }) });
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
          <Button variant="primary" loading={isRunning} disabled={asked.length === 0} onClick={() => decide('approve')}>
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

type Decided = Answer<typeof hostsContract.operations.decideRequests>;

const decidedWords = ({ decided, gone, full }: Decided, decision: 'approve' | 'decline') =>
  [
    `${decided.length} ${decision === 'approve' ? 'approved' : 'declined'}`,
    ...(full.length > 0 ? [`no room for ${full.length}`] : []),
    ...(gone.length > 0 ? [`${gone.length} no longer asked`] : []),
  ].join(', ');

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

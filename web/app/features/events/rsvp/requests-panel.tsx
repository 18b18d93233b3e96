import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
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
import { Avatar } from '#web/blocks/look/avatar.ts';
import './requests-panel.css';

type JoinRequest = z.infer<typeof JoinRequestView>;
type Decision = 'approve' | 'decline';

interface RequestsPanelProps {
  readonly event: Pick<Event, 'eventId' | 'capacityGroups'>;
  readonly requests: readonly JoinRequest[];
}

/** Who asks to join, each answered with one press, with a message where the host writes one; or all at once. */
export function RequestsPanel({ event, requests }: RequestsPanelProps) {
  const [message, setMessage] = useState('');
  const { run, isRunning } = useOperation(hostsContract, 'decideRequests', {
    done: (answer, { decision }) => decidedWords(answer, decision),
    onDone: () => setMessage(''),
  });
  const decide = (userIds: readonly string[], decision: Decision) =>
    void run({ eventId: event.eventId, userIds: [...userIds], decision, ...(message && { message }) });
  if (requests.length === 0) return null;
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${requests.length})`}
          actions={
            requests.length > 1 && (
              <Button
                loading={isRunning}
                onClick={() =>
                  decide(
                    requests.map(({ userId }) => userId),
                    'approve',
                  )
                }
              >
                {`Approve all ${requests.length}`}
              </Button>
            )
          }
        >
          Requests
        </Header>
      }
    >
      <SpaceBetween size="m">
        <ul className="requests">
          {requests.map((request) => (
            <RequestRow
              key={request.userId}
              event={event}
              request={request}
              isBusy={isRunning}
              onDecide={(decision) => decide([request.userId], decision)}
            />
          ))}
        </ul>
        <ExpandableSection headerText="Add a message to your answer">
          <Textarea
            rows={2}
            value={message}
            ariaLabel="Message with your answer"
            onChange={({ detail }) => setMessage(detail.value.slice(0, 300))}
          />
          <span>{`${message.length} of 300 characters`}</span>
        </ExpandableSection>
      </SpaceBetween>
    </Container>
  );
}

interface RequestRowProps {
  readonly event: RequestsPanelProps['event'];
  readonly request: JoinRequest;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => void;
}

function RequestRow({ event, request, isBusy, onDecide }: RequestRowProps) {
  const { displayName, group, guests } = request;
  const label = group === undefined ? undefined : groupLabel(event, group);
  return (
    <li className="request">
      <Avatar name={displayName} size={40} />
      <div className="request-words">
        <strong>{displayName}</strong>
        {label && <div>{label}</div>}
        {guests.length > 0 && <div>{`With ${guests.map(({ name }) => name ?? 'a guest').join(', ')}`}</div>}
        <About request={request} />
      </div>
      <div className="request-answers">
        <Button disabled={isBusy} ariaLabel={`Approve ${displayName}`} onClick={() => onDecide('approve')}>
          Approve
        </Button>
        <Button disabled={isBusy} ariaLabel={`Decline ${displayName}`} onClick={() => onDecide('decline')}>
          Decline
        </Button>
      </div>
    </li>
  );
}

type Decided = Answer<typeof hostsContract.operations.decideRequests>;

const decidedWords = ({ decided, gone, full }: Decided, decision: Decision) =>
  [
    `${decided.length} ${decision === 'approve' ? 'approved' : 'declined'}`,
    ...(full.length > 0 ? [`no room for ${full.length}`] : []),
    ...(gone.length > 0 ? [`${gone.length} no longer waiting`] : []),
  ].join(', ');

function About({ request: { answers, note, refusals } }: { readonly request: JoinRequest }) {
  return (
    <>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          {question} <strong>{answer || 'No answer'}</strong>
        </div>
      ))}
      {note && <div>{note}</div>}
      {refusals > 0 && <div>{quantity(refusals, 'says no', 'say no')}</div>}
    </>
  );
}

import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type * as z from 'zod';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import type { JoinRequestView } from '#shared/events/rsvp/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { viewerZone, whenIn } from '#web/blocks/event-time.ts';

type JoinRequest = z.infer<typeof JoinRequestView>;

/** Requests to join, for those who have a say. */
export const VotesPanel = ({ eventId, requests }: { eventId: string; requests: readonly JoinRequest[] }) => (
  <Container header={<Header variant="h2">Requests to join</Header>}>
    <SpaceBetween size="m">
      <small>No answer counts as yes. You can change yours until it’s decided.</small>
      {requests.map((request) => (
        <Vote key={request.userId} eventId={eventId} request={request} />
      ))}
    </SpaceBetween>
  </Container>
);

function Vote({ eventId, request }: { eventId: string; request: JoinRequest }) {
  const { userId, displayName, guests, decidesAt, myVote } = request;
  const { run } = useOperation(hostsContract, 'voteOnRequest', { done: 'Answer saved' });
  const say = (vote: 'yes' | 'no') => void run({ eventId, userId, vote });
  return (
    <div>
      <strong>{displayName}</strong>
      {guests.length > 0 && ` with ${guests.length === 1 ? 'a guest' : quantity(guests.length, 'guest')}`}
      {decidesAt && <div>Decided {whenIn(viewerZone(), decidesAt, decidesAt)}</div>}
      <SpaceBetween size="xs" direction="horizontal">
        <Button
          ariaLabel={`Yes to ${displayName}`}
          variant={myVote === 'yes' ? 'primary' : 'normal'}
          onClick={() => say('yes')}
        >
          Yes
        </Button>
        <Button
          ariaLabel={`No to ${displayName}`}
          variant={myVote === 'no' ? 'primary' : 'normal'}
          onClick={() => say('no')}
        >
          No
        </Button>
      </SpaceBetween>
    </div>
  );
}

import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFetcher } from 'react-router';
import type * as z from 'zod';
import type { JoinRequestView } from '#shared/events/rsvp/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { viewerZone, whenIn } from '#web/blocks/event-time.ts';

type JoinRequest = z.infer<typeof JoinRequestView>;

/** Who asks to come, for those who have a say. */
export function VotesPanel({ requests }: { requests: readonly JoinRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Container header={<Header variant="h2">They ask to come</Header>}>
      <SpaceBetween size="m">
        <small>Saying nothing counts as yes. You can change your answer until it is decided.</small>
        {requests.map((request) => (
          <Vote key={request.userId} request={request} />
        ))}
      </SpaceBetween>
    </Container>
  );
}

function Vote({ request }: { request: JoinRequest }) {
  const { userId, displayName, guests, decidesAt, myVote } = request;
  const fetcher = useFetcher();
  const say = (vote: 'yes' | 'no') =>
    void fetcher.submit({ intent: 'vote', userId, vote }, { method: 'post', encType: 'application/json' });
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

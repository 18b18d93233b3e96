import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hostedBy } from '#web/blocks/event/event-facts.ts';

/** Asks an invited co-host for an answer. */
export function HostRequest({ event }: { event: Event }) {
  const { run, isRunning } = useOperation(hostsContract, 'answerHosting', {
    done: (_, { answer: said }) => (said === 'confirmed' ? 'You’re now a host' : 'You declined'),
  });
  const answer = (said: 'confirmed' | 'declined') => void run({ eventId: event.eventId, answer: said });
  return (
    <Alert
      type="info"
      header="You've been asked to host this event"
      action={
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="primary" loading={isRunning} onClick={() => answer('confirmed')}>
            Host it
          </Button>
          <Button loading={isRunning} onClick={() => answer('declined')}>
            Decline
          </Button>
        </SpaceBetween>
      }
    >
      {hostedBy(event)}. As a host, you can edit the event and manage its players.
    </Alert>
  );
}

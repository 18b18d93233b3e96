import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFetcher } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostedBy } from './host-words.ts';

/** What the hosts ask of somebody who opens their event: to host it too. */
export function HostRequest({ event }: { event: Event }) {
  const fetcher = useFetcher();
  const answer = (said: 'confirmed' | 'declined') =>
    void fetcher.submit({ intent: 'answerHosting', answer: said }, { method: 'post', encType: 'application/json' });
  const isBusy = fetcher.state !== 'idle';
  return (
    <Alert
      type="info"
      header="You've been asked to host this event"
      action={
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="primary" loading={isBusy} onClick={() => answer('confirmed')}>
            Host it
          </Button>
          <Button loading={isBusy} onClick={() => answer('declined')}>
            Decline
          </Button>
        </SpaceBetween>
      }
    >
      {hostedBy(event)}. As a host, you can edit the event and manage who comes.
    </Alert>
  );
}

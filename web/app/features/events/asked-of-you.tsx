import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { lazy, Suspense } from 'react';
import type { SeenEvent } from './event-access.ts';

/** Only few people are asked to host. */
const HostRequest = lazy(async () => ({ default: (await import('./host-request.tsx')).HostRequest }));

type AskedOfYouProps = Pick<SeenEvent, 'event' | 'mine' | 'answer' | 'isInvited' | 'isAskedToHost'>;

/** What hosts want to hear from whoever looks: whether they come, and whether they host it too. */
export function AskedOfYou({ event, mine, answer, isInvited, isAskedToHost }: AskedOfYouProps) {
  const isOpen = event.status === 'scheduled' && mine.status === 'none' && !answer.reply;
  return (
    <>
      {isAskedToHost && (
        <Suspense>
          <HostRequest event={event} />
        </Suspense>
      )}
      {isInvited && isOpen && (
        <p>
          <StatusIndicator type="info">You are invited. Say whether you come.</StatusIndicator>
        </p>
      )}
    </>
  );
}

import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { lazy, Suspense } from 'react';
import type { SeenEvent } from './event-access.ts';

/** Only few people are asked to host. */
const HostRequest = lazy(async () => ({ default: (await import('../hosts/host-request.tsx')).HostRequest }));

const ChangeAlert = lazy(async () => ({ default: (await import('./change-alert.tsx')).ChangeAlert }));

type AskedOfYouProps = Pick<SeenEvent, 'event' | 'mine' | 'answer' | 'changeToSee' | 'isInvited' | 'isAskedToHost'>;

/** What hosts want to hear from the reader: whether they can make it, that they saw a change, whether they co-host. */
export function AskedOfYou({ event, mine, answer, changeToSee, isInvited, isAskedToHost }: AskedOfYouProps) {
  const isOpen = event.status === 'scheduled' && mine.status === 'none' && !answer.reply;
  return (
    <>
      {isAskedToHost && (
        <Suspense>
          <HostRequest event={event} />
        </Suspense>
      )}
      {changeToSee !== undefined && (
        <Suspense>
          <ChangeAlert eventId={event.eventId} version={changeToSee} />
        </Suspense>
      )}
      {isInvited && isOpen && (
        <p>
          <StatusIndicator type="info">You're invited. Can you make it?</StatusIndicator>
        </p>
      )}
    </>
  );
}

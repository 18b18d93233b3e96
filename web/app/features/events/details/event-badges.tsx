import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Event, EventStatus } from '#shared/events/details/schemas.ts';
import { statusAt } from '#shared/events/details/states.ts';
import { draftKeptUntil } from '#shared/events/lifecycle/draft-term.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { startIn, whenIn } from '#web/blocks/event-time.ts';
import { cancelChoices, kindLabels, visibilityBadges } from './event-choices.ts';

/** Few events are made up for. */
const MakeUpLink = lazy(async () => ({ default: (await import('../lifecycle/make-up-link.tsx')).MakeUpLink }));

/** What it is, and what state it is in where that is not simply "to come". */
export function EventBadges({ event }: { event: Event }) {
  const status = useStatus(event);
  return (
    <>
      <div className="badges">
        <Badge color="blue">{gameTypeLabel(event.gameTypeId, event.otherGameType)}</Badge>
        <Badge>{kindLabels[event.kind]}</Badge>
        {event.visibility !== 'public' && <Badge>{visibilityBadges[event.visibility]}</Badge>}
        {event.makePublicAfter && (
          <Badge>Public from {whenIn(event.timeZone, event.makePublicAfter, event.makePublicAfter)}</Badge>
        )}
        {status === 'live' && <Badge color="green">Happening now</Badge>}
      </div>
      <StatusAlert event={event} status={status} />
    </>
  );
}

function StatusAlert({ event, status }: { event: Event; status: EventStatus }) {
  if (status === 'draft')
    return (
      <Alert type="info">
        <div>Draft. Only hosts can see it until you publish it.</div>
        <div>
          We’ll save it until {startIn(event.timeZone, draftKeptUntil(event))}. Every change adds another 30 days.
        </div>
      </Alert>
    );
  if (status === 'postponed')
    return <Alert type="warning">Postponed. Players keep their spots; a new time will follow.</Alert>;
  if (status === 'completed') return <Alert type="info">This event is over.</Alert>;
  if (status !== 'cancelled') return null;
  const reason = cancelChoices.find(({ value }) => value === event.cancelled?.reason)?.label ?? 'Canceled';
  return (
    <Alert type="error" header="This event is canceled">
      {reason}
      {event.cancelled?.message && <p className="as-written">{event.cancelled.message}</p>}
      {event.cancelled?.makeUpEventId && (
        <Suspense>
          <MakeUpLink eventId={event.cancelled.makeUpEventId} />
        </Suspense>
      )}
    </Alert>
  );
}

/**
 * The state that follows from the clock, looked at twice a minute: over from its end on, though hosts may change it for
 * a while.
 */
function useStatus(event: Event): EventStatus {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const status = statusAt(event, now);
  return status === 'live' && now >= new Date(event.endsAt) ? 'completed' : status;
}

import { lazy, Suspense } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { draftKeptUntil } from '#shared/events/lifecycle/draft-term.ts';
import { startIn, whenIn } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';

/** Few events are made up for. */
const MakeUpLink = lazy(async () => ({ default: (await import('../lifecycle/make-up-link.tsx')).MakeUpLink }));

/** What the reader is to the event, and when it becomes public. */
export const EventChips = ({ event, canManage }: { readonly event: Event; readonly canManage: boolean }) => (
  <>
    {canManage && <Chip tone="in">You host</Chip>}
    {event.makePublicAfter && (
      <Chip>Public from {whenIn(event.timeZone, event.makePublicAfter, event.makePublicAfter)}</Chip>
    )}
  </>
);

/** What follows from the notice: the new date of a canceled event, and how long a draft stays. */
export function NoticeMore({ event }: { readonly event: Event }) {
  const makeUp = event.status === 'cancelled' && event.cancelled?.makeUpEventId;
  if (makeUp)
    return (
      <Suspense>
        <MakeUpLink eventId={makeUp} />
      </Suspense>
    );
  if (event.status !== 'draft') return null;
  return (
    <p>We’ll save it until {startIn(event.timeZone, draftKeptUntil(event))}. Every change adds another 30 days.</p>
  );
}

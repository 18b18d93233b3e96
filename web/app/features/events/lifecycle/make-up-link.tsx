import { events } from '#shared/events/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';

const read = async (eventId: string) => {
  const one = { eventId };
  return (await (hasSession() ? operations(events).getEvent(one) : operations(events).getPublicEvent(one))).event;
};

/** The event that makes up for one that the weather stopped; nothing for who may not know it. */
export function MakeUpLink({ eventId }: { eventId: string }) {
  const event = useRead(eventId, read);
  if (event?.status !== 'scheduled') return null;
  return (
    <p>
      Make-up event: <AppLink to={paths.event(event.eventId)}>{event.title}</AppLink>, {startOf(event)}
    </p>
  );
}

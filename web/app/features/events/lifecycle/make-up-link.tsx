import { startOf } from '#web/blocks/event-time.ts';
import { hasSession } from '../../access-token.ts';
import { eventsApi } from '../../events-api.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useRead } from '../../use-read.ts';

const read = async (eventId: string) => {
  const one = { eventId };
  return (await (hasSession() ? eventsApi.getEvent(one) : eventsApi.getPublicEvent(one))).event;
};

/** The event that makes up for one that the weather stopped; nothing for who may not know it. */
export function MakeUpLink({ eventId }: { eventId: string }) {
  const event = useRead(eventId, read);
  if (event?.status !== 'scheduled') return null;
  return (
    <p>
      It is made up for: <AppLink to={paths.event(event.eventId)}>{event.title}</AppLink>, {startOf(event)}
    </p>
  );
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { paths } from '#web/app/router/paths.ts';
import type { Pin } from './pins.ts';

/** Where events are; each pin leads to its event. The same pins as long as the events are the same. */
export function useEventPins(events: readonly EventCard[]): readonly Pin[] {
  const navigate = useNavigate();
  return useMemo(
    () =>
      events.map(({ eventId, title, lat, lng }) => ({
        name: title,
        lat,
        lng,
        open: () => void navigate(paths.event(eventId)),
      })),
    [events, navigate],
  );
}

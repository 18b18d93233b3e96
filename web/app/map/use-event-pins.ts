import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { onePerSeries } from '#shared/discovery/one-per-series.ts';
import { paths } from '#web/app/router/paths.ts';
import { shortDayOf, timeOf } from '#web/blocks/look/event-card-words.ts';
import type { Pin } from './pins.ts';

/** Where events are and when, one pin of each series; each leads to its event. The same pins as long as the events are the same. */
export function useEventPins(events: readonly EventCard[]): readonly Pin[] {
  const navigate = useNavigate();
  return useMemo(
    () =>
      onePerSeries(events).map(({ event, repeats }) => ({
        name: event.title,
        detail: repeats ?? `${shortDayOf(event)}, ${timeOf(event)}`,
        gameTypeId: event.gameTypeId,
        lat: event.lat,
        lng: event.lng,
        open: () => void navigate(paths.event(event.eventId)),
      })),
    [events, navigate],
  );
}

import type { EventCard } from '#shared/discovery/contract.ts';
import { onePerSeries } from '#shared/discovery/one-per-series.ts';
import { AppEventCard } from './app-event-card.tsx';

interface EventCardsProps {
  readonly events: readonly EventCard[];
  readonly most?: number;
  readonly heading?: 'h2' | 'h3';
}

/** How many covers are on the first screen. */
const first = 2;

/** A list of cards, one of each series. */
export const EventCards = ({ events, most = events.length, heading }: EventCardsProps) => (
  <ul className="look-cards">
    {onePerSeries(events)
      .slice(0, most)
      .map(({ event, repeats }, index) => (
        <li key={event.eventId}>
          <AppEventCard event={event} repeats={repeats} isFirst={index < first} {...(heading && { heading })} />
        </li>
      ))}
  </ul>
);

import type { ReactNode } from 'react';
import type { EventCard } from '#shared/discovery/contract.ts';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';

interface DatedResultProps {
  readonly event: EventCard;
  /** What is found and leads on. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One of what was found, beside the day that it is on, with its start on its own clock and on the viewer's. */
export function DatedResult({ event, title, children }: DatedResultProps) {
  const { startsAt, timeZone, isTimeTbd } = event;
  return (
    <li className="result">
      <div className="result-day" aria-hidden="true">
        <span>{dayPart('month', startsAt, timeZone)}</span>
        <strong>{dayPart('day', startsAt, timeZone)}</strong>
      </div>
      <div className="result-words">
        {title}
        <div>
          {startOf(event)}
          {!isTimeTbd && clocksDiffer(timeZone, startsAt) && (
            <small> (for you {startIn(viewerZone(), startsAt)})</small>
          )}
        </div>
        {children}
      </div>
    </li>
  );
}

const dayPart = (part: 'month' | 'day', startsAt: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { [part]: part === 'month' ? 'short' : 'numeric', timeZone }).format(
    new Date(startsAt),
  );

import { neededMore } from '#shared/events/lifecycle/minimum.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';

/** How many more an event needs, where too few may end it, as its page shows it. */
export function minimumOf(event: StoredEvent, line: StoredLine, now: Date): { neededMore?: number } {
  const needed = neededMore(event, line, now);
  return needed === undefined ? {} : { neededMore: needed };
}

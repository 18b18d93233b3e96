import { neededMore } from '#shared/events/minimum.ts';
import type { StoredLine } from './line.ts';
import type { StoredEvent } from './stored-event.ts';

/** How many more an event needs, where too few may end it, as its page shows it. */
export function minimumOf(event: StoredEvent, line: StoredLine, now: Date): { neededMore?: number } {
  const needed = neededMore(event, line, now);
  return needed === undefined ? {} : { neededMore: needed };
}

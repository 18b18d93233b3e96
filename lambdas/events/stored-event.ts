import type { Event } from '#shared/events/schemas.ts';

/** An event as its context knows it, with what is shown to few or to nobody. */
export interface StoredEvent extends Event {
  /** The key in a private event's link. */
  readonly shareToken: string;
  /** Set while the event is postponed. */
  readonly postponedAt?: string | undefined;
}

/** The next version of an event. A write of it is refused unless the event is still as it was. */
export const revised = (event: StoredEvent, now: Date, changes: Partial<StoredEvent>): StoredEvent => ({
  ...event,
  ...changes,
  version: event.version + 1,
  updatedAt: now.toISOString(),
});

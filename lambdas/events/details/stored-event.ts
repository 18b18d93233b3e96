import type { Event } from '#shared/events/details/schemas.ts';
import type { Host } from '#shared/events/hosts/hosts.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';

/** An event as its context knows it, with what is shown to few or none. */
export interface StoredEvent extends Event {
  /** Who hosts it or was asked to; absent while only the creator was. */
  readonly hosting?: readonly Host[] | undefined;
  /** Where it is held online: for who is in and who hosts it. */
  readonly onlineUrl?: string | undefined;
  /** How players pay the host, with the accounts: for who owes and who manages it. */
  readonly payOutside?: PayOutside | undefined;
  /** The key in a private event's link. */
  readonly shareToken: string;
  /** Set while the event is postponed. */
  readonly postponedAt?: string | undefined;
  /** The series that the first of its series was, however often it was split since. */
  readonly rootId?: string | undefined;
  /** The version of its series that it follows. */
  readonly seriesVersion?: number | undefined;
  /** It was cancelled with other dates of its series. */
  readonly calledOffBySeries?: boolean | undefined;
  /** The version of its series that called it off: the same for all dates that were called off at once. */
  readonly calledOffIn?: number | undefined;
  /** Its series has another rule now, and its list was empty: it is hidden. */
  readonly takenAway?: boolean | undefined;
  /** What was decided about it alone: its series does not change that any more. */
  readonly ownFields?: readonly string[] | undefined;
}

/** The next version of an event. A write of it is refused unless the event is still as it was. */
export const revised = (event: StoredEvent, now: Date, changes: Partial<StoredEvent>): StoredEvent => ({
  ...event,
  ...changes,
  version: event.version + 1,
  updatedAt: now.toISOString(),
});

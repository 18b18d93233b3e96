import type { EventLocation, EventStatus } from './schemas.ts';

interface Timed {
  readonly status: 'draft' | 'scheduled' | 'postponed' | 'cancelled';
  readonly startsAt: string;
  readonly endsAt: string;
}

/** An event counts as completed three hours after its end (domain 4.4.1). */
const completedAfterMs = 3 * 60 * 60 * 1000;

/** The state that people see: `live` and `completed` follow from the clock. */
export function statusAt(event: Timed, now: Date): EventStatus {
  if (event.status !== 'scheduled') return event.status;
  if (now.getTime() >= Date.parse(event.endsAt) + completedAfterMs) return 'completed';
  return now >= new Date(event.startsAt) ? 'live' : 'scheduled';
}

/** The instant from which answers are closed: the start, or the end where late answers are allowed. */
export const rsvpClosesAt = (event: { startsAt: string; endsAt: string; allowLateRsvp: boolean }): string =>
  event.allowLateRsvp ? event.endsAt : event.startsAt;

/** Hosts may change an event until it is cancelled or completed. */
export const canEdit = (event: Timed, now: Date): boolean => !['cancelled', 'completed'].includes(statusAt(event, now));

/** A postponed event that gets no new time is cancelled after 60 days (domain 4.4.1). */
export const postponedAtMostMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Changes that people who are in must be told: another place, another online address, a time where there was none, or a start moved by more than
 * ten minutes (domain 4.4.1).
 */
export function isMaterialChange(before: Held, after: Held): boolean {
  if (before.onlineUrl !== after.onlineUrl) return true;
  if (Boolean(before.isTimeTbd) !== Boolean(after.isTimeTbd)) return true;
  const movedMs = Math.abs(Date.parse(after.startsAt) - Date.parse(before.startsAt));
  return movedMs > 10 * 60_000 || whereabouts(before.location) !== whereabouts(after.location);
}

interface Held {
  readonly startsAt: string;
  readonly location: EventLocation;
  readonly isTimeTbd?: boolean | undefined;
  readonly onlineUrl?: string | undefined;
}

/** Compared by value: a stored map comes back with its members in any order. */
const whereabouts = ({ kind, name, address, city, point }: EventLocation) =>
  JSON.stringify([kind, name, address, city.placeId, point.lat, point.lng]);

import { headsOf, type SeatLine, seating } from '../rsvp/line/seats.ts';
import type { RsvpPolicy } from '../rsvp/rsvp-policy.ts';

const hourMs = 60 * 60_000;

interface WithMinimum
  extends Pick<RsvpPolicy, 'hasMinimumNeeded' | 'minimumNeeded' | 'hoursToCancelBefore' | 'countGuestsInMinimum'> {
  readonly status: string;
  readonly startsAt: string;
  readonly minimumKept: boolean;
  readonly minimumExtendedTo?: string | undefined;
}

/** When an event with too few people is called off (domain 4.4.3). */
export const minimumDecidesAt = (event: WithMinimum): Date =>
  new Date(event.minimumExtendedTo ?? Date.parse(event.startsAt) - event.hoursToCancelBefore * hourMs);

/**
 * The event goes ahead with those who are in from the hour in which its minimum is decided: leaving is late then. The host's
 * putting the decision off does not move it. Undefined where there is no minimum.
 */
export const lateLeavesFrom = ({
  hasMinimumNeeded,
  hoursToCancelBefore,
  startsAt,
}: Pick<WithMinimum, 'hasMinimumNeeded' | 'hoursToCancelBefore' | 'startsAt'>): string | undefined =>
  hasMinimumNeeded ? new Date(Date.parse(startsAt) - hoursToCancelBefore * hourMs).toISOString() : undefined;

/** When people are warned: a day earlier, or halfway from the moment the event was decided where that is later. */
export function minimumWarnsAt(event: WithMinimum, from: Date): Date {
  const decides = minimumDecidesAt(event).getTime();
  const dayBefore = decides - 24 * hourMs;
  return new Date(dayBefore > from.getTime() ? dayBefore : (from.getTime() + decides) / 2);
}

/** The latest to which the host may put the decision off: half of the time that remains until the start. */
export const minimumExtendsTo = (event: WithMinimum): Date => {
  const decides = minimumDecidesAt(event).getTime();
  return new Date(decides + (Date.parse(event.startsAt) - decides) / 2);
};

/** How many more are needed: those who are in count, held seats only once they are accepted. */
export function missingPeople(event: WithMinimum, line: SeatLine): number {
  if (!event.hasMinimumNeeded || event.minimumKept) return 0;
  const inside = seating(line).in;
  const counted = event.countGuestsInMinimum
    ? inside.reduce((sum, person) => sum + headsOf(line, person), 0)
    : inside.length;
  return Math.max(0, (event.minimumNeeded ?? 0) - counted);
}

/** How many more are needed while that may still end the event; undefined when it cannot. */
export const neededMore = (event: WithMinimum, line: SeatLine, now: Date): number | undefined =>
  event.hasMinimumNeeded && !event.minimumKept && event.status === 'scheduled' && now < minimumDecidesAt(event)
    ? missingPeople(event, line)
    : undefined;

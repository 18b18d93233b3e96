import { freeOf, outgrows, partyOf } from '#shared/events/rsvp/line/line-groups.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from './line.ts';
import { seatTerms } from './seat-terms.ts';

const lowersCapacity = (before: StoredEvent, after: StoredEvent) =>
  seatTerms(after).capacity < seatTerms(before).capacity;

/** Whether who waits would wait for another thing. */
const changesMode = (before: StoredEvent, after: StoredEvent) =>
  seatTerms(before).mode !== seatTerms(after).mode || !before.capacityGroups !== !after.capacityGroups;

/** Whether people come in other groups, or in other numbers of them. */
export const changesGroups = (before: StoredEvent, after: StoredEvent): boolean => groupsOf(before) !== groupsOf(after);

function groupsOf(event: StoredEvent): string {
  const { grouping } = seatTerms(event);
  return JSON.stringify([grouping?.by, grouping?.groups]);
}

/** Only then must the line stand still while the event is saved; more seats or other hours are added to whatever it is. */
export const mustStandStill = (before: StoredEvent, after: StoredEvent): boolean =>
  lowersCapacity(before, after) || changesMode(before, after) || changesGroups(before, after);

/** Whether there is nothing left to wait for, and all keep their seats. */
const justEnds = (before: StoredEvent, after: StoredEvent): boolean =>
  (after.status === 'cancelled' || after.endsAt <= after.updatedAt) && !lowersCapacity(before, after);

/**
 * No player loses a seat or a group, and the rules never change for the line. An event that is called off or over waits for
 * no one, so its line keeps its seats alone.
 */
export function refusalOf(
  line: StoredLine | undefined,
  before: StoredEvent,
  after: StoredEvent,
  isStill: ((line: StoredLine) => boolean) | undefined,
): 'otherwise' | 'belowJoined' | 'waitlistInUse' | 'groupInUse' | undefined {
  if (!line) return undefined;
  if (isStill && !isStill(line)) return 'otherwise';
  if (justEnds(before, after)) return undefined;
  const { taken, held, waiting, offered } = seating(line);
  if (taken + held > seatTerms(after).capacity) return 'belowJoined';
  const isWaitedFor = waiting.length + Object.keys(offered).length > 0;
  if ((changesMode(before, after) && isWaitedFor) || isTooSmallFor(line, after)) return 'waitlistInUse';
  return changesGroups(before, after) && isCrowdedOut(line, after) ? 'groupInUse' : undefined;
}

/** Whether a party that waits would be larger than the event: no one behind it would ever get a seat. */
const isTooSmallFor = (line: StoredLine, event: StoredEvent): boolean =>
  Object.keys(line.heads).some((person) => headsOf(line, person) > seatTerms(event).capacity);

/** Whether a player's group would be gone, another thing, or too small for those in it or for one party. */
function isCrowdedOut(line: StoredLine, event: StoredEvent): boolean {
  const then = { ...line, grouping: seatTerms(event).grouping };
  const { groups } = freeOf(then);
  const parties = Object.keys(line.groups ?? {}).map((person) => partyOf(line, person));
  return parties.some(
    (party) =>
      line.grouping?.by !== then.grouping?.by || (groups[party.group ?? '']?.left ?? -1) < 0 || outgrows(then, party),
  );
}

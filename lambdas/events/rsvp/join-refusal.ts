import { eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { groupFor } from '#shared/events/rsvp/line/grouping.ts';
import { isNext } from '#shared/events/rsvp/line/line-groups.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { headsOf, isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { Joined, Stand, StoredLine } from './line/line.ts';
import type { JoinRequest } from './line/seat-writes.ts';

/** Where a player stands, and how full it is. */
export function standIn(line: StoredLine, userId: string): Stand {
  const seated = seating(line);
  return { mine: standingOf(userId, seated), seats: countSeats(line, seated) };
}

/**
 * What a player who may join does instead of taking a seat; `show`: that the event is for them, as they try again;
 * `accept`: the invitation that stands for the host's approval.
 */
type Next = 'ask' | 'wait' | 'enter' | 'show' | 'accept';

/**
 * What to do about a join that was refused. Who is on the list already is not: this also answers a repeat whose first
 * answer was lost.
 */
export function whyNot(line: StoredLine | undefined, request: JoinRequest): Joined | Next {
  const { userId, token = '' } = request;
  if (!line) return { outcome: 'hidden' };
  if (isOnLine(userId, line)) {
    const stand = standIn(line, userId);
    return { outcome: 'joined', open: line.open, heads: headsOf(line, userId), ...stand };
  }
  if (!['', token].includes(line.joinKey) && line.hostId !== userId) return { outcome: 'hidden' };
  return whyNotNow(line, request);
}

function whyNotNow(line: StoredLine, request: JoinRequest): Joined | Next {
  const { heads = 1 } = request;
  const now = request.now.toISOString();
  const notOpen = whyNotOpen(line, now) ?? whyNotMeant(line, request);
  if (notOpen) return notOpen;
  if (heads - 1 > line.guestLimit) return { outcome: 'tooManyGuests' };
  if (lacksGroup(line, request)) return { outcome: 'groupMissing' };
  if (line.asksFrom <= now) return whatIsAsked(line, request);
  if (isUndrawn(line)) return whyNotDrawn(line, heads, now);
  if (hasToPay(line, request)) return { outcome: 'payFirst' };
  return mayWait(line, heads) ? 'wait' : { outcome: 'full' };
}

function whatIsAsked({ questions }: StoredLine, { answered = 0, isInvited }: JoinRequest): Joined | Next {
  if (isInvited) return 'accept';
  return questions > answered ? { outcome: 'answersMissing' } : 'ask';
}

/** Why joining is closed right now for every player. */
export function whyNotOpen({ open, joinsUntil, opensAt }: StoredLine, now: string): Joined | undefined {
  if (!open || joinsUntil <= now) return { outcome: 'closed' };
  return opensAt > now ? { outcome: 'notYet' } : undefined;
}

const lacksGroup = ({ grouping }: StoredLine, { group, player }: JoinRequest) =>
  grouping !== undefined && groupFor(grouping, group, player) === undefined;

/** Nothing where the join carries what is asked now; `show` where it would be for them, or a host lets them in. */
function whyNotMeant({ asked, hostId }: StoredLine, request: JoinRequest): Joined | 'show' | undefined {
  const { userId, player, heads = 1, isLetIn, fits = '' } = request;
  if (asked === '' || asked === fits) return undefined;
  if (isLetIn || hostId === userId) return 'show';
  const eligibilityFailures = eligibilityFailuresOf(asked, player ?? {});
  if (player && eligibilityFailures.length > 0) return { outcome: 'notEligible', eligibilityFailures };
  return player && heads === 1 ? 'show' : { outcome: 'unproven' };
}

/** Whether there is a seat for a player who pays for it first. */
const hasToPay = (line: StoredLine, { userId, heads = 1, group: chosen, player, isLetIn }: JoinRequest): boolean => {
  if (!line.paysFirst || isLetIn || line.hostId === userId) return false;
  const group = line.grouping && groupFor(line.grouping, chosen, player);
  return isNext(line, { heads, group });
};

function whyNotDrawn({ commitment, drawsAt, waitLeft }: StoredLine, heads: number, now: string): Joined | Next {
  if (commitment === undefined) return { outcome: 'notYet' };
  if (drawsAt <= now) return { outcome: 'drawing' };
  return waitLeft >= heads ? 'enter' : { outcome: 'full' };
}

/** Also while there is room, and where a look at the groups decides: then it was refused for something that is no longer so, and the next try finds out. */
const mayWait = ({ mode, waitLeft, waiters, left, grouping }: StoredLine, heads: number) =>
  grouping !== undefined || (mode !== 'auto_add' && waitLeft >= heads) || (waiters === 0 && left >= heads);

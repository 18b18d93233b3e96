import { Problem } from '#shared/contract/errors.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { judgedOn } from '../rsvp/line/join-in-group.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { JoinRequest } from '../rsvp/line/seat-writes.ts';
import { notEligible } from '../rsvp/not-eligible.ts';

const refusals = {
  hidden: 'event.notFound',
  closed: 'rsvp.closed',
  full: 'rsvp.full',
  notYet: 'rsvp.notYet',
  drawing: 'rsvp.askFirst',
  tooManyGuests: 'rsvp.tooManyGuests',
  answersMissing: 'rsvp.askFirst',
  groupMissing: 'rsvp.groupMissing',
  payFirst: 'rsvp.closed',
  unproven: 'rsvp.guestsUnproven',
} as const;

/**
 * Refuses a player who may not take a seat, by the same rules as a join without paying. Who is on the line already passed them.
 * @param unfit how players are told that the event is not for them
 * @throws {Problem} what a join would be refused with; rsvp.askFirst where a host, or a draw, decides first
 */
export function refuseJoin(line: StoredLine, request: JoinRequest, unfit = notEligible): void {
  if (isOnLine(request.userId, line)) return;
  const why = judgedOn({ ...line, paysFirst: false }, request);
  if (typeof why === 'string') {
    if (why === 'ask' || why === 'enter' || why === 'accept') throw new Problem('rsvp.askFirst');
    return;
  }
  if (why.outcome === 'notEligible') throw unfit(why.eligibilityFailures);
  if (why.outcome !== 'joined') throw new Problem(refusals[why.outcome]);
}

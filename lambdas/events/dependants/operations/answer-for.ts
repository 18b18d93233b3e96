import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import type { NoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import type { EventStore } from '../../details/store.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forDependant, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { LettingIn } from '../../ports/event-visibility.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { DependantSeats } from '../dependant-seats.ts';
import { notEligibleFor } from '../not-eligible-for.ts';

type Operations = (typeof dependantsContract)['operations'];
type Join = Operations['joinForDependant'];
type Leave = Operations['leaveForDependant'];

interface Parts {
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly events: Pick<EventStore, 'find' | 'findWithLine'> & LettingIn;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly answers: Pick<AnswerStore, 'save'>;
  readonly seats: DependantSeats;
  readonly noteUse: NoteUse;
}

const refusals = {
  noRight: 'access.denied',
  hidden: 'event.notFound',
  closed: 'rsvp.closed',
  late: 'rsvp.leavingLate',
  full: 'rsvp.full',
  notYet: 'rsvp.notYet',
  drawing: 'rsvp.drawing',
  answersMissing: 'rsvp.answersMissing',
  groupMissing: 'rsvp.groupMissing',
  gone: 'rsvp.offerGone',
  payFirst: 'rsvp.payFirst',
  // A dependant brings no guests, and says who they are.
  tooManyGuests: 'event.notFound',
  unproven: 'event.notFound',
  notOffered: 'rsvp.offerGone',
} as const;

/** Eligibility is judged by their age and what the guardian says of them; hosts are exempt. */
export async function joinForDependant(input: Parsed<Join>, caller: Caller, parts: Parts): Promise<Output<Join>> {
  const { eventId, dependantId, answers = [], group } = input;
  const { userId: guardianId } = actorOf(caller);
  const { now } = caller;
  const dependant = await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, now);
  await parts.noteUse(dependant, now);
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event, line } = await visibleEvent(input, forDependant(parts.events, dependant), guardianId);
  const who = { dependantId, guardianId };
  const standing = standingOf(dependantId, seating(line));
  if (standing.status === 'offered' || (standing.status === 'waiting' && event.waitlistMode === 'notify_all'))
    return takeSeat({ ...who, eventId, now }, parts);
  const isLetIn = isHost(event, guardianId);
  const answered = isLetIn ? event.approvalQuestions.length : answers.filter(Boolean).length;
  const player = { ...asPlayer(dependant, input), memberOf: await teamsHere(event, guardianId, parts.events) };
  const said = { token: joinKeyOf(event), answered, group, player, isLetIn };
  const joined = await parts.seats.join({ ...who, eventId, ...said, now });
  if (joined.outcome === 'notEligible') throw notEligibleFor(joined.eligibilityFailures);
  if (joined.outcome !== 'joined') throw new Problem(refusals[joined.outcome]);
  if (event.status === 'cancelled') throw new Problem('rsvp.closed');
  if (answers.some(Boolean))
    await parts.answers.save({ eventId, userId: dependantId, guests: [], answers, updatedAt: now.toISOString() });
  return joined;
}

async function takeSeat(
  at: Parameters<DependantSeats['take']>[0],
  { seats }: Pick<Parts, 'seats'>,
): Promise<Output<Join>> {
  const taken = await seats.take(at);
  if (taken.outcome !== 'in') throw new Problem(refusals[taken.outcome]);
  return taken;
}

export async function leaveForDependant(input: Parsed<Leave>, caller: Caller, parts: Parts): Promise<Output<Leave>> {
  const { eventId, dependantId } = input;
  const { userId: guardianId } = actorOf(caller);
  const { now } = caller;
  await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, now);
  const isLate = input.isLate === 'true';
  const left = await parts.seats.leave({ eventId, dependantId, guardianId, now, isLate });
  if (left.outcome === 'left') return left;
  throw new Problem(left.outcome === 'notOnList' ? 'rsvp.notFound' : refusals[left.outcome]);
}

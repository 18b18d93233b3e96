import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { approve } from '#shared/events/rsvp/line/line-moves.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { canSee } from '../../ports/event-visibility.ts';
import type { AnswerStore } from '../answers.ts';
import { standIn } from '../join-refusal.ts';
import type { Joined } from '../line/line.ts';
import { joinKeyOf } from '../line/seat-terms.ts';
import type { JoinRequest } from '../line/seat-writes.ts';
import type { SeatStore } from '../line/seats.ts';
import { notEligible } from '../not-eligible.ts';

type JoinEvent = (typeof events)['operations']['joinEvent'];

const refusals = {
  closed: 'rsvp.closed',
  full: 'rsvp.full',
  notYet: 'rsvp.notYet',
  drawing: 'rsvp.drawing',
  tooManyGuests: 'rsvp.tooManyGuests',
  answersMissing: 'rsvp.answersMissing',
  groupMissing: 'rsvp.groupMissing',
  payFirst: 'rsvp.payFirst',
  unproven: 'rsvp.guestsUnproven',
} as const;

/** One write for a player without guests; only a refusal costs a look at the event, to say why without saying too much. */
export async function joinEvent(
  input: Parsed<JoinEvent>,
  caller: Caller,
  seats: Pick<SeatStore, 'join' | 'move'>,
  store: Pick<EventStore, 'find' | 'isInvited' | 'standingIn'>,
  said: Pick<AnswerStore, 'save'>,
  blocks: Pick<BlockReader, 'partedFrom'>,
): Promise<Output<JoinEvent>> {
  const { eventId, token, guests = [], note, answers = [], group } = input;
  const { userId } = actorOf(caller);
  if (await isShutOut(input, caller, store, blocks)) throw new Problem('event.notFound');
  if (guests.some(({ name }) => !name)) await refuseNameless(input, userId, store);
  const answered = answers.filter(Boolean).length;
  const request = {
    eventId,
    userId,
    token,
    heads: 1 + guests.length,
    answered,
    group,
    player: caller.account,
    now: caller.now,
  };
  const first = await seats.join(request);
  const joined = mayBeLetIn.has(first.outcome) ? await joinInvited(request, first, seats, store) : first;
  const isNew = joined.outcome === 'joined' && joined.heads === 1 + guests.length;
  if (isNew && (guests.length > 0 || note || answered > 0))
    await said.save({ eventId, userId, guests, note, answers, updatedAt: caller.now.toISOString() });
  if (joined.outcome === 'joined' && joined.open) return approvedAsHost(joined, request, seats, store);
  return explain(joined, await store.find(eventId), { userId, token, isInvited: joined !== first });
}

/** Hosts are approved automatically. */
async function approvedAsHost(
  joined: Extract<Joined, { outcome: 'joined' }>,
  { eventId, userId, now }: Pick<JoinRequest, 'eventId' | 'userId' | 'now'>,
  seats: Pick<SeatStore, 'move'>,
  store: Pick<EventStore, 'find'>,
): Promise<Output<JoinEvent>> {
  if (joined.mine.status !== 'requested') return joined;
  const event = await store.find(eventId);
  const moved =
    event && isHost(event, userId)
      ? await seats.move(eventId, (line) => approve({ ...line, paysFirst: false }, userId, now))
      : undefined;
  return moved ? { ...joined, ...standIn(moved.line, userId) } : joined;
}

const mayBeLetIn: ReadonlySet<Joined['outcome']> = new Set([
  'hidden',
  'notEligible',
  'unproven',
  'answersMissing',
  'payFirst',
]);

/**
 * Who was invited, who is of the hosting community and hosts need no link: what opens the line is brought for them. Hosts
 * come whomever it is for, and answer no questions of their own.
 */
async function joinInvited(
  request: JoinRequest,
  refused: Joined,
  seats: Pick<SeatStore, 'join'>,
  store: Pick<EventStore, 'find' | 'isInvited' | 'standingIn'>,
): Promise<Joined> {
  const [event, wasInvited] = await Promise.all([store.find(request.eventId), store.isInvited(request)]);
  const memberOf = event ? await teamsHere(event, request.userId, store) : [];
  const isInvited = wasInvited || memberOf.length > 0;
  const viewer = { userId: request.userId, token: request.token, isInvited };
  if (!event || !canSee(event, viewer)) return { outcome: 'hidden' };
  const isLetIn = isHost(event, request.userId);
  const isMember = refused.outcome === 'notEligible' && memberOf.length > 0;
  if (refused.outcome !== 'hidden' && !isLetIn && !isMember) return refused;
  const answered = isLetIn && { answered: event.approvalQuestions.length };
  const player = { ...request.player, memberOf };
  return seats.join({ ...request, player, token: joinKeyOf(event), isLetIn, ...answered });
}

type Viewer = Parameters<typeof canSee>[1];

function explain(joined: Joined, event: StoredEvent | undefined, viewer: Viewer): Output<JoinEvent> {
  const isOnList = joined.outcome === 'joined';
  if (joined.outcome === 'hidden' || !event || !canSee(event, { ...viewer, isOnList }))
    throw new Problem('event.notFound');
  if (joined.outcome === 'notEligible') throw notEligible(joined.eligibilityFailures);
  if (joined.outcome !== 'joined') throw new Problem(refusals[joined.outcome]);
  if (event.status !== 'cancelled') return joined;
  throw new Problem('rsvp.closed');
}

async function refuseNameless(
  { eventId, token }: Parsed<JoinEvent>,
  userId: string,
  store: Pick<EventStore, 'find' | 'isInvited' | 'standingIn'>,
): Promise<void> {
  const [event, wasInvited] = await Promise.all([store.find(eventId), store.isInvited({ eventId, userId })]);
  if (!event?.guestNamesRequired) return;
  const isInvited = wasInvited || (await teamsHere(event, userId, store)).length > 0;
  if (canSee(event, { userId, token, isInvited })) throw new Problem('rsvp.guestNamesMissing');
}

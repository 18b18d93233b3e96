import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { changeHeads } from '#shared/events/rsvp/line/line-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { headsOf, isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { AnswerStore } from '../answers.ts';
import type { StoredLine } from '../line/line.ts';
import type { SeatStore } from '../line/seats.ts';

type ChangeGuests = (typeof events)['operations']['changeGuests'];

/** The line takes the heads first: a reader of more names than heads would count people who have no seat. */
export async function changeGuests(
  { eventId, guests }: Parsed<ChangeGuests>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
  store: EventStore,
  answers: AnswerStore,
): Promise<Output<ChangeGuests>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent({ eventId }, store, userId);
  if (!isOnLine(userId, line)) throw new Problem('access.denied');
  if (event.guestNamesRequired && guests.some(({ name }) => !name)) throw new Problem('rsvp.guestNamesMissing');
  const moved = await seats.move(eventId, (now) =>
    change(
      now,
      { userId, isHost: isHost(event, userId), paysForGuests: paysForGuests(event) },
      1 + guests.length,
      caller.now,
    ),
  );
  if (!moved || moved.outcome === 'notOnList') throw new Problem('access.denied');
  if (moved.outcome !== 'changed') throw new Problem(refusals[moved.outcome]);
  const before = await answers.find({ eventId, userId });
  await answers.save({
    ...(before ?? { eventId, userId, answers: [] }),
    guests,
    updatedAt: caller.now.toISOString(),
  });
  const seated = seating(moved.line);
  return { mine: standingOf(userId, seated), seats: countSeats(moved.line, seated) };
}

const refusals = {
  full: 'rsvp.full',
  tooMany: 'rsvp.tooManyGuests',
  closed: 'rsvp.closed',
  unproven: 'rsvp.guestsUnproven',
  unpaid: 'rsvp.guestsUnpaid',
} as const;

/** Guests who pay do so with the player who brings them, before they are in. */
const paysForGuests = ({ chargeGuests = false, ticketTypes = [] }: StoredEvent): boolean =>
  chargeGuests || ticketTypes.length > 0;

interface Changing {
  readonly userId: string;
  readonly isHost: boolean;
  readonly paysForGuests: boolean;
}

function change(line: StoredLine, person: Changing, heads: number, now: Date) {
  const { userId } = person;
  if (line.closesAt <= now.toISOString()) return { outcome: 'closed' as const };
  if (line.asked && !person.isHost && heads > headsOf(line, userId)) return { outcome: 'unproven' as const };
  const isPaid = line.paysFirst && person.paysForGuests && !person.isHost && userId in line.order;
  if (isPaid && heads > headsOf(line, userId)) return { outcome: 'unpaid' as const };
  return changeHeads(line, userId, heads);
}

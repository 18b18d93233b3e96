import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { joinerRemoved } from '#shared/events/messages.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { removalId } from '../../details/facts.ts';
import type { EventStore } from '../../details/store.ts';
import type { SeatStore } from '../line/seats.ts';

type RemoveJoiner = (typeof hostsContract)['operations']['removeJoiner'];

export async function removeJoiner(
  person: Parsed<RemoveJoiner>,
  { now }: Caller,
  seats: SeatStore,
  store: EventStore,
): Promise<Output<RemoveJoiner>> {
  const { eventId, userId } = person;
  const found = await store.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  if (!canEdit(found.event, now)) throw new Problem('event.notEditable');
  const { order, offers, waits } = found.line;
  const drawn = order[userId] ?? offers[userId]?.number ?? waits[userId];
  if (drawn === undefined) throw new Problem('rsvp.notFound');
  const removed = await seats.remove(person, factRow(joinerRemoved, removalId(person, drawn), now, person));
  const line = await seats.find(eventId);
  if (!removed || !line) throw new Problem('rsvp.notFound');
  return { seats: countSeats(line, seating(line)) };
}

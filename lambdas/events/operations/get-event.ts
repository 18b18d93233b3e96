import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { countSeats, seating, standingOf } from '#shared/events/seats.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type GetEvent = (typeof events)['operations']['getEvent'];

export async function getEvent(input: Parsed<GetEvent>, caller: Caller, store: EventStore): Promise<Output<GetEvent>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent(input, store, userId);
  const seated = seating(line);
  const canManage = event.creatorId === userId;
  return {
    event,
    seats: countSeats(line, seated),
    mine: standingOf(userId, seated),
    canManage,
    ...(canManage && event.visibility === 'private' && { shareToken: event.shareToken }),
  };
}

import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { SeatStore } from '../seats.ts';
import type { EventStore } from '../store.ts';
import { canSee } from '../visibility.ts';

type JoinEvent = (typeof events)['operations']['joinEvent'];

/** One write when it works; only a refusal costs a look at the event, to say why without saying too much. */
export async function joinEvent(
  { eventId, token }: Parsed<JoinEvent>,
  caller: Caller,
  seats: SeatStore,
  store: Pick<EventStore, 'find'>,
): Promise<Output<JoinEvent>> {
  const { userId } = actorOf(caller);
  const joined = await seats.join({ eventId, userId, token, now: caller.now });
  if (joined.outcome === 'joined' && joined.open) return joined;
  if (joined.outcome === 'hidden') throw new Problem('event.notFound');
  const event = await store.find(eventId);
  const isOnList = joined.outcome === 'joined';
  if (!event || !canSee(event, { userId, token, isOnList })) throw new Problem('event.notFound');
  if (isOnList && event.status !== 'cancelled') return joined;
  throw new Problem(joined.outcome === 'full' ? 'rsvp.full' : 'rsvp.closed');
}

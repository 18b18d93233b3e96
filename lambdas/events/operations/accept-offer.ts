import type { PlayerFacts } from '#shared/accounts/player-facts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { isHost } from '#shared/events/hosting.ts';
import { acceptSeat } from '#shared/events/line-moves.ts';
import { misfitsOf } from '#shared/events/misfits.ts';
import { countSeats, isOnLine, seating, standingOf } from '#shared/events/seats.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import { notMeant } from '../not-meant.ts';
import type { SeatStore } from '../seats.ts';
import type { EventStore } from '../store.ts';

type AcceptOffer = (typeof events)['operations']['acceptOffer'];

const refusals = {
  gone: 'rsvp.offerGone',
  full: 'rsvp.full',
  notOffered: 'rsvp.notOffered',
  closed: 'rsvp.closed',
} as const;

/** Whoever it is not for any more is told so; hosts come whomever it is for. */
export async function acceptOffer(
  { eventId }: Parsed<AcceptOffer>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
  store: Pick<EventStore, 'find'>,
): Promise<Output<AcceptOffer>> {
  const { userId } = actorOf(caller);
  const accept = (player: PlayerFacts | undefined) =>
    seats.move(eventId, (line) => {
      const isUnmeant = player && !seating(line).in.includes(userId) && misfitsOf(line.asked, player).length > 0;
      return isUnmeant ? { outcome: 'misfit' as const } : acceptSeat(line, userId, caller.now);
    });
  const player = caller.account ?? {};
  const first = await accept(player);
  const isLetIn = first?.outcome === 'misfit' && (await isHostOf(eventId, userId, store));
  const moved = isLetIn ? await accept(undefined) : first;
  if (!moved || !isOnLine(userId, moved.line)) throw new Problem('rsvp.notFound');
  if (moved.outcome === 'misfit') throw notMeant(misfitsOf(moved.line.asked, player));
  if (moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  const seated = seating(moved.line);
  return { mine: standingOf(userId, seated), seats: countSeats(moved.line, seated) };
}

async function isHostOf(eventId: string, userId: string, store: Pick<EventStore, 'find'>): Promise<boolean> {
  const event = await store.find(eventId);
  return event !== undefined && isHost(event, userId);
}

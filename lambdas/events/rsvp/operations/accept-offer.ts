import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { eligibilityFailuresOf, type Judged } from '#shared/events/rsvp/eligibility-failures.ts';
import { acceptSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { teamsHere } from '../../details/team-standing.ts';
import type { SeatStore } from '../line/seats.ts';
import { notEligible } from '../not-eligible.ts';

type AcceptOffer = (typeof events)['operations']['acceptOffer'];

const refusals = {
  gone: 'rsvp.offerGone',
  full: 'rsvp.full',
  notOffered: 'rsvp.notOffered',
  closed: 'rsvp.closed',
  payFirst: 'rsvp.payFirst',
} as const;

/** A player who is no longer eligible is refused; hosts are exempt. */
export async function acceptOffer(
  { eventId }: Parsed<AcceptOffer>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
  store: Pick<EventStore, 'find' | 'standingIn'>,
): Promise<Output<AcceptOffer>> {
  const { userId } = actorOf(caller);
  const accept = (player: Judged | undefined) =>
    seats.move(eventId, (line) => {
      const isNotEligible =
        player && !seating(line).in.includes(userId) && eligibilityFailuresOf(line.asked, player).length > 0;
      return isNotEligible ? { outcome: 'notEligible' as const } : acceptSeat(line, userId, caller.now);
    });
  const first = await accept(caller.account ?? {});
  const player = first?.outcome === 'notEligible' ? await judgedHere(eventId, caller, store) : undefined;
  const moved = first?.outcome === 'notEligible' ? await accept(player) : first;
  if (!moved || !isOnLine(userId, moved.line)) throw new Problem('rsvp.notFound');
  if (moved.outcome === 'notEligible') throw notEligible(eligibilityFailuresOf(moved.line.asked, player ?? {}));
  if (moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  const seated = seating(moved.line);
  return { mine: standingOf(userId, seated), seats: countSeats(moved.line, seated) };
}

/** Hosts are exempt; of the others it counts whether they are of the community that hosts it. */
async function judgedHere(
  eventId: string,
  caller: Caller,
  store: Pick<EventStore, 'find' | 'standingIn'>,
): Promise<Judged | undefined> {
  const { userId } = actorOf(caller);
  const event = await store.find(eventId);
  if (!event || isHost(event, userId)) return undefined;
  return { ...caller.account, memberOf: await teamsHere(event, userId, store) };
}

import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { pickJoiner as picked } from '#shared/events/rsvp/line/line-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { SeatStore } from '../line/seats.ts';

type PickJoiner = (typeof hostsContract)['operations']['pickJoiner'];

const refusals = { full: 'rsvp.full', notWaiting: 'rsvp.notFound', notManual: 'event.notEditable' } as const;

export async function pickJoiner(
  { eventId, userId }: Parsed<PickJoiner>,
  { now }: Caller,
  seats: Pick<SeatStore, 'move'>,
): Promise<Output<PickJoiner>> {
  const moved = await seats.move(eventId, (line) => {
    if (!line.open || now >= new Date(line.endsAt)) return { outcome: 'notManual' as const };
    return picked(line, userId, now);
  });
  if (!moved) throw new Problem('event.notFound');
  if (moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  return { seats: countSeats(moved.line, seating(moved.line)) };
}

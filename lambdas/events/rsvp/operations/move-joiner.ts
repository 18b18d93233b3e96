import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { moveToGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { SeatStore } from '../line/seats.ts';

type MoveJoiner = (typeof hostsContract)['operations']['moveJoiner'];

const refusals = {
  full: 'rsvp.groupFull',
  noGroup: 'rsvp.groupMissing',
  notOnList: 'rsvp.notFound',
  over: 'event.notEditable',
} as const;

export async function moveJoiner(
  { eventId, userId, group }: Parsed<MoveJoiner>,
  { now }: Caller,
  seats: Pick<SeatStore, 'move'>,
): Promise<Output<MoveJoiner>> {
  const moved = await seats.move(eventId, (line) => {
    if (!line.open || now >= new Date(line.endsAt)) return { outcome: 'over' as const };
    return moveToGroup(line, userId, group);
  });
  if (!moved) throw new Problem('event.notFound');
  if (moved.outcome !== 'moved') throw new Problem(refusals[moved.outcome]);
  return { seats: countSeats(moved.line, seating(moved.line)) };
}

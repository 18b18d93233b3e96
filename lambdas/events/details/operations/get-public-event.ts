import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { ratedOf } from '../../attendance/ratings/rated-of.ts';
import type { RatingReader } from '../../attendance/ratings/reader.ts';
import { type GuestSellers, guestPriceOf } from '../../checkout/guest-price.ts';
import { drawOf } from '../../draws/draw-of.ts';
import { minimumOf } from '../../lifecycle/minimum/minimum-of.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visibility/visible-event.ts';

type GetPublicEvent = (typeof events)['operations']['getPublicEvent'];

export async function getPublicEvent(
  input: Parsed<GetPublicEvent>,
  { now }: Pick<Caller, 'now'>,
  store: EventStore,
  ratings: Pick<RatingReader, 'count'>,
  sellers: GuestSellers,
): Promise<Output<GetPublicEvent>> {
  const { event, line } = await visibleEvent(input, store);
  const guestPrice = await guestPriceOf(event, line, sellers, now);
  return {
    event,
    seats: countSeats(line, seating(line)),
    ...drawOf(line),
    ...minimumOf(event, line, now),
    ...(await ratedOf(event, ratings, now)),
    ...(guestPrice && { guestPrice }),
  };
}

import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output } from '#shared/contract/operation.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { seeOffer } from '#shared/events/substitutes/request.ts';
import type { Substitutes } from '../connect.ts';

type Offers = Output<(typeof substitutesContract)['operations']['listSubstituteOffers']>;

const readAtOnce = 10;

/** What asks the caller and has not begun, soonest first. That they saw it is noted for the hosts. */
export async function listSubstituteOffers(
  caller: Caller,
  { requests, events }: Pick<Substitutes, 'requests' | 'events'>,
): Promise<Offers> {
  const { userId } = actorOf(caller);
  const offers: Offers['offers'] = [];
  await inParallel([...(await requests.listEventIds(userId))], readAtOnce, async (eventId) => {
    const [event, request] = await Promise.all([events.find(eventId), requests.find(eventId)]);
    const offer = request?.offers[userId];
    if (event?.status !== 'scheduled' || !request || !offer || caller.now >= new Date(event.startsAt)) return;
    if (offer.status === 'sent')
      await requests.move({ eventId, requestId: request.requestId }, (one) => seeOffer(one, userId));
    const { title, hostName, startsAt, timeZone, isTimeTbd, location } = event;
    const { message, positions } = request;
    const status = offer.status === 'sent' ? 'seen' : offer.status;
    const said = { message, positions, status, ...(isTimeTbd && { isTimeTbd }) };
    offers.push({ eventId, title, hostName, placeLabel: placeLabel(location), startsAt, timeZone, ...said });
  });
  return { offers: offers.sort((a, b) => a.startsAt.localeCompare(b.startsAt)) };
}

import { allInPrice, byCard } from '#shared/events/payments/all-in-price.ts';
import type { SeatCounts } from '#shared/events/rsvp/line/seat-counts.ts';
import { figureOf, type Money } from '#shared/money.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { StoredEvent } from '../details/stored-event.ts';

const statuses = {
  draft: 'EventScheduled',
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const;

interface Addresses {
  readonly url: string;
  readonly image?: string | undefined;
  /** Of the hosting community, where it is known. */
  readonly plan?: TeamPlan | undefined;
}

/** What search engines read of an event: https://schema.org/SportsEvent */
export const structuredData = (event: StoredEvent, seats: SeatCounts, { url, image, plan }: Addresses): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: event.title,
  url,
  ...(image && { image: [image] }),
  sport: gameTypeLabel(event.gameTypeId, event.otherGameType),
  ...(event.isTimeTbd
    ? { startDate: event.localStart.slice(0, 10) }
    : { startDate: event.startsAt, endDate: event.endsAt }),
  eventStatus: `https://schema.org/${statuses[event.status]}`,
  eventAttendanceMode: `https://schema.org/${modeOf(event)}EventAttendanceMode`,
  ...(event.description && { description: event.description }),
  // Where it is held online is not public: its page leads who is in there.
  location: event.isOnline ? [placeOf(event), { '@type': 'VirtualLocation', url }] : placeOf(event),
  organizer: { '@type': 'Person', name: event.hostName },
  ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  ...offersOf(event, seats, { url, plan }),
  ...(seats.free !== null && { remainingAttendeeCapacity: Math.max(0, seats.free) }),
});

/** What it costs with everything in it, ticket by ticket. https://schema.org/Offer */
function offersOf(event: StoredEvent, seats: SeatCounts, { url, plan }: Pick<Addresses, 'url' | 'plan'>): object {
  const isFull = seats.free !== null && seats.free <= 0;
  const offer = (price: Money, name?: string) => ({
    '@type': 'Offer',
    ...(name && { name }),
    url,
    price: figureOf(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
  });
  const { ticketTypes = [], feePayer } = event;
  if (ticketTypes.length > 0)
    return { offers: ticketTypes.map(({ price, name }) => offer(byCard(price, { feePayer, plan }), name)) };
  const price = allInPrice(event, plan);
  return price ? { offers: [offer(price)] } : { isAccessibleForFree: true };
}

/** An online event without a place is nowhere else. */
function modeOf({ isOnline, location }: StoredEvent): 'Offline' | 'Online' | 'Mixed' {
  if (!isOnline) return 'Offline';
  return location.kind === 'tbd' ? 'Online' : 'Mixed';
}

function placeOf({ location: { kind, name, address, city, point } }: StoredEvent): object {
  const isKnown = kind !== 'tbd';
  return {
    '@type': 'Place',
    name: isKnown ? (name ?? address ?? city.name) : city.name,
    address: [isKnown ? address : undefined, city.name].filter(Boolean).join(', '),
    ...(isKnown && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }),
  };
}

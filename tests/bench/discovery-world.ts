import type { Card } from '#lambdas/discovery/search/card.ts';
import { seeded } from '#shared/competitions/random.ts';
import type { ListedFacts } from '#shared/events/details/listed-facts.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { metroPoint, ruralPoint } from './us-points.ts';

/** The instant at which every search is made. */
export const now = Date.parse('2027-01-01T00:00:00Z');

const days = 60;
const quarterHour = 15 * 60_000;
const titles = ['Open play for all levels', 'Tuesday league, week 3', 'Pickup, bring water and a friend', 'Learn it'];

/**
 * Of five events one costs something and one is for some levels; of two, one says something for inclusion; of
 * three, one has a cover.
 */
const factsOf = (index: number): ListedFacts => ({
  ...(index % 5 === 0 && { price: { amountMinor: 500 * (1 + (index % 4)), currency: 'USD' } }),
  ...(index % 5 === 1 && { leastLevel: 'intermediate' }),
  ...(index % 3 === 0 && {
    cover: { uploadId: `upl_${String(index).padStart(26, '0')}`, alt: 'Two teams at play on a court in the evening' },
  }),
  ...(index % 2 === 0 && { inclusion: ['stepFree', 'beginnersWelcome'] }),
});

/** Events of the next sixty days: nine of ten around US cities, the others anywhere; few games are much more popular. */
export function discoveryWorld(count: number): Card[] {
  const random = seeded(7);
  return Array.from({ length: count }, (_, index) => {
    const point = random() < 0.1 ? ruralPoint(random) : metroPoint(random);
    const { gameTypeId, label } = gameTypes[Math.floor(random() ** 2 * gameTypes.length)] ?? {
      gameTypeId: '',
      label: '',
    };
    return {
      eventId: `evt_${String(index).padStart(26, '0')}`,
      title: `${label}: ${titles[index % titles.length]}`,
      gameTypeId,
      startsAt: new Date(now + Math.floor((random() * days * 86_400_000) / quarterHour) * quarterHour).toISOString(),
      timeZone: 'America/Los_Angeles',
      placeLabel: `Riverside Courts, ${100 + (index % 900)} Congress Ave, Springfield, TX`,
      ...point,
      free: index % 21,
      waiting: 0,
      ...factsOf(index),
    };
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasOf, type Card, positionOf } from '#lambdas/discovery/search/card.ts';
import { after, findSoonest } from '#lambdas/discovery/search/find-soonest.ts';
import { circle } from '#lambdas/discovery/search/region.ts';
import type { ReadCards } from '#lambdas/discovery/search/store.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { aCard } from '#tests/support/discovery/cards.ts';

const always = { from: '2030-12-31T00:00:00.000Z', until: '9999' };
const zero = Date.parse('2031-01-01');
const idOf = (index: number) => `evt_${String(index).padStart(26, '0')}`;

/** Events around one point: crowds in a few places, so that some cells are full and far, others near and empty. */
const world = fc
  .array(
    fc.record({
      crowd: fc.record({ miles: fc.integer({ min: 0, max: 60 }), bearing: fc.integer({ min: 0, max: 7 }) }),
      size: fc.integer({ min: 1, max: 120 }),
      spreadMiles: fc.integer({ min: 0, max: 10 }),
      hours: fc.integer({ min: 1, max: 2000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((crowds) => crowds.flatMap(crowd).map((card, index) => ({ ...card, eventId: idOf(index) })));

const centre = fc.constantFrom({ lat: 40, lng: -100 }, { lat: -17, lng: 179.99 }, { lat: 89.9, lng: 0 });
const radius = fc.constantFrom(1, 5, 15, 50);

describe('the soonest events in a circle', () => {
  it('are the same as by looking at every event', async () => {
    await fc.assert(
      fc.asyncProperty(world, centre, radius, fc.integer({ min: 1, max: 40 }), async (offsets, at, miles, wanted) => {
        const cards = offsets.map((card) => ({ ...card, ...placed(at, card) }));
        const search = { region: circle(at, miles), ...always, wanted };
        const { cards: found } = await findSoonest(search, readerOf(cards));
        const all = cards.filter((card) => distanceMiles(at, card) <= miles).map(positionOf);
        expect(found.map(positionOf)).toEqual(all.sort().slice(0, wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('are found in a few rounds, and without reading a crowd outside the circle', async () => {
    const at = { lat: 40, lng: -100 };
    const far = Array.from({ length: 5000 }, (_, index) => ({ miles: 20 + (index % 5), bearing: 0, hour: index / 10 }));
    const near = Array.from({ length: 30 }, (_, index) => ({ miles: index % 10, bearing: 4, hour: index * 15 }));
    const cards = [...far, ...near].map(({ miles, bearing, hour }, index) =>
      aCard({
        eventId: idOf(index),
        ...go(at, miles, bearing),
        startsAt: new Date(zero + hour * 3_600_000).toISOString(),
      }),
    );
    const read = counted(readerOf(cards));
    const { cards: found, rounds } = await findSoonest({ region: circle(at, 15), ...always, wanted: 20 }, read.ask);
    expect(found).toHaveLength(20);
    expect(rounds).toBeLessThanOrEqual(4);
    expect(read.cards()).toBeLessThan(300);
  });

  it('are found page after page where few pass a filter, and no page reads more than its share', async () => {
    const at = { lat: 40, lng: -100 };
    const cards = Array.from({ length: 6000 }, (_, index) =>
      aCard({
        eventId: idOf(index),
        ...go(at, index % 14, index % 8),
        free: index % 1000 === 7 ? 5 : 0,
        startsAt: new Date(zero + index * 600_000).toISOString(),
      }),
    );
    const wanted = cards.filter(({ free }) => free === 5).map(positionOf);
    const seen: string[] = [];
    let from: string | undefined = always.from;
    while (from !== undefined) {
      const read = counted(readerOf(cards));
      const search = { region: circle(at, 15), ...always, from, keeps: ({ free }: Card) => free === 5, wanted: 20 };
      const { cards: found, reached } = await findSoonest(search, read.ask);
      seen.push(...found.map(positionOf));
      expect(read.cards()).toBeLessThan(2500);
      from = reached === undefined ? undefined : after(reached);
    }
    expect(seen).toEqual(wanted);
  });

  it('asks for nothing when the days end before they begin', async () => {
    const read = counted(readerOf([]));
    await findSoonest(
      { region: circle({ lat: 0, lng: 0 }, 5), from: '2031-02', until: '2031-01', wanted: 5 },
      read.ask,
    );
    expect(read.requests()).toBe(0);
  });
});

interface Crowd {
  readonly crowd: { readonly miles: number; readonly bearing: number };
  readonly size: number;
  readonly spreadMiles: number;
  readonly hours: number;
}

const crowd = ({ crowd: { miles, bearing }, size, spreadMiles, hours }: Crowd) =>
  Array.from({ length: size }, (_, index) => ({
    ...aCard({ startsAt: new Date(zero + ((index * 7919) % (hours + 1)) * 3_600_000).toISOString() }),
    miles: miles + ((index * 31) % 10) * (spreadMiles / 10),
    bearing,
  }));

const placed = (at: { lat: number; lng: number }, { miles, bearing }: { miles: number; bearing: number }) =>
  go(at, miles, bearing);

/** Some miles away, in one of eight directions; flat is near enough for a test. */
function go({ lat, lng }: { lat: number; lng: number }, miles: number, bearing: number) {
  const north = Math.min(90, lat + (miles / 69) * Math.cos((bearing * Math.PI) / 4));
  const east = ((miles / 69) * Math.sin((bearing * Math.PI) / 4)) / Math.max(0.001, Math.cos((north * Math.PI) / 180));
  return { lat: north, lng: ((((lng + east + 180) % 360) + 360) % 360) - 180 };
}

/** The index in memory. */
function readerOf(cards: readonly Card[]): ReadCards {
  const areas = Map.groupBy(
    cards.flatMap((card) => areasOf(card).map((area) => ({ area, card }))),
    ({ area }) => area,
  );
  return async (area, { from, until, limit = 3000 }) => {
    const all = (areas.get(area) ?? [])
      .map(({ card }) => card)
      .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
    const wanted = all.filter((card) => positionOf(card) >= from && positionOf(card) <= until);
    return { cards: wanted.slice(0, limit), complete: wanted.length < limit };
  };
}

function counted(read: ReadCards) {
  let [requests, cards] = [0, 0];
  const ask: ReadCards = async (area, stretch) => {
    const page = await read(area, stretch);
    requests += 1;
    cards += page.cards.length;
    return page;
  };
  return { ask, requests: () => requests, cards: () => cards };
}

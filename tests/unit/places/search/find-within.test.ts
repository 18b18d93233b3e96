import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredPlace, toCard } from '#lambdas/places/details/stored-place.ts';
import type { PlacedCard, ReadPlaceCards } from '#lambdas/places/search/card-reader.ts';
import { cardsOf } from '#lambdas/places/search/cards.ts';
import { cellsFor, findWithin } from '#lambdas/places/search/find-within.ts';
import { type Bounds, isWithin } from '#shared/discovery/bounds.ts';

const bounds = fc
  .record({
    south: fc.double({ min: -90, max: 90, noNaN: true }),
    west: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 179.5, 180)),
    height: fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 0.05, noNaN: true })),
    width: fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 0.05, noNaN: true })),
  })
  .map(({ south, west, height, width }): Bounds => {
    const east = west + width;
    return { south, west, north: Math.min(90, south + height), east: east > 180 ? east - 360 : east };
  });

const share = fc.double({ min: -0.2, max: 1.2, noNaN: true });
const spots = fc.array(fc.record({ up: share, right: share }), { minLength: 1, maxLength: 30 });

let made = 0;
const placeAt = (lat: number, lng: number): StoredPlace => {
  made += 1;
  return {
    placeId: `plc_${String(made).padStart(26, '0')}`,
    standing: { status: 'listed' },
    ratings: 0,
    details: {
      name: `Court ${made % 7}`,
      aliases: [],
      kind: 'park',
      sports: ['tennis'],
      access: { kind: 'public' },
      amenities: [],
      courts: [],
      location: { city: { name: 'Austin, TX' }, point: { lat, lng } },
    },
  } as unknown as StoredPlace;
};

/** An index in memory; `asked` counts its requests. */
function indexOf(places: readonly StoredPlace[]) {
  const areas = new Map<string, PlacedCard[]>();
  for (const { area, ...placed } of places.flatMap((place) => cardsOf(place)))
    areas.set(
      area,
      [...(areas.get(area) ?? []), placed].sort((a, b) => (a.position < b.position ? -1 : 1)),
    );
  const index = { asked: 0, read: undefined as unknown as ReadPlaceCards };
  index.read = async (area, after, limit) => {
    index.asked += 1;
    const rest = (areas.get(area) ?? []).filter(({ position }) => position > after);
    return { cards: rest.slice(0, Math.min(limit, 3)), complete: rest.length <= Math.min(limit, 3) };
  };
  return index;
}

const around = ({ south, west, north, east }: Bounds, { up, right }: { up: number; right: number }) => {
  const width = east < west ? east + 360 - west : east - west;
  const lng = west + width * right;
  const lat = Math.max(-90, Math.min(90, south + (north - south) * up));
  return placeAt(lat, lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);
};

describe('places within bounds', () => {
  it('are found completely and in order of name, page by page, wherever on earth', async () => {
    await fc.assert(
      fc.asyncProperty(bounds, spots, fc.integer({ min: 1, max: 7 }), async (area, where, wanted) => {
        const places = where.map((spot) => around(area, spot));
        const { read } = indexOf(places);
        const expected = places
          .filter((place) => isWithin(toCard(place), area))
          .flatMap((place) => cardsOf(place)[0]?.position ?? [])
          .sort();
        const found: string[] = [];
        for (let after = ''; ; ) {
          const page = await findWithin({ bounds: area, after, wanted, matches: () => true }, read);
          found.push(...page.map(({ position }) => position));
          after = page.at(-1)?.position ?? after;
          if (page.length < wanted) break;
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: 600 },
    );
  });

  it('cost few requests, however wide the bounds', () => {
    fc.assert(
      fc.property(bounds, (area) => {
        expect(cellsFor(area).length).toBeLessThanOrEqual(30);
      }),
      { numRuns: 2000 },
    );
  });
});

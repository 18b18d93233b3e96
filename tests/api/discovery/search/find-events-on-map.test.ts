import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { type Card, positionOf } from '#lambdas/discovery/search/card.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { seeded } from '#shared/competitions/random.ts';
import { type Bounds, boundsText, isWithin } from '#shared/discovery/bounds.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aCard, putCards } from '#tests/support/discovery/cards.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();
const now = '2028-01-12T00:00:00Z';
const random = seeded(3);
/** Near Austin, across the antimeridian, and close to a pole. */
const parts: readonly Bounds[] = [
  { south: 29.6, west: -98.6, north: 31.2, east: -96.9 },
  { south: -17.9, west: 179.2, north: -16.4, east: -179.1 },
  { south: 87.4, west: -160, north: 89.8, east: -100 },
  { south: 30.2, west: -97.8, north: 30.3, east: -97.7 },
];
const cards = parts.flatMap((part) => Array.from({ length: 90 }, () => scattered(part)));
const where = (part: Bounds) => ({ lat: part.south, lng: part.west, bounds: boundsText(part) });

beforeAll(async () => {
  await putCards(cards, table());
});

describe('finding events in a part of the map', () => {
  it.each(parts)('finds the soonest to come, and no other: %o', async (part) => {
    product.clock.moveTo(now);
    for (const gameTypeId of [undefined, 'tennis']) {
      const { events } = await visitor.findEventsOnMap({ ...where(part), gameTypeId, hits: 50 });
      const expected = inside(part, gameTypeId).filter(({ startsAt }) => startsAt >= now);
      expect(events.map(positionOf)).toEqual(expected.map(positionOf).slice(0, 50));
    }
    product.clock.reset();
  });

  it.each(parts)('finds what is past, latest first: %o', async (part) => {
    product.clock.moveTo(now);
    const { events, hasMore } = await visitor.findEventsOnMap({ ...where(part), pastFuture: 'past', hits: 50 });
    const expected = inside(part).filter(({ startsAt }) => startsAt < now);
    expect(events.map(positionOf)).toEqual(expected.map(positionOf).reverse().slice(0, 50));
    expect(hasMore).toBe(expected.length > 50);
    product.clock.reset();
  });

  it('visits every event exactly once, page by page, in both directions', async () => {
    product.clock.moveTo(now);
    for (const pastFuture of ['past', 'future'] as const) {
      const seen: string[] = [];
      for (let page = 0, hasMore = true; hasMore; page += 1) {
        const found = await visitor.findEventsOnMap({ ...where(parts[1]!), pastFuture, page, hits: 7 });
        seen.push(...found.events.map(positionOf));
        hasMore = found.hasMore;
      }
      const expected = inside(parts[1]!).filter(({ startsAt }) => startsAt < now === (pastFuture === 'past'));
      expect(seen.toSorted()).toEqual(expected.map(positionOf));
    }
    product.clock.reset();
  });

  it('keeps to the days that were asked for, in the past as well', async () => {
    product.clock.moveTo(now);
    const [first, second, third] = inside(parts[0]!);
    const query = { ...where(parts[0]!), pastFuture: 'past' as const, from: second!.startsAt, until: third!.startsAt };
    const { events } = await visitor.findEventsOnMap(query);
    expect(events.map(({ eventId }) => eventId)).not.toContain(first!.eventId);
    expect(events.every(({ startsAt }) => startsAt >= second!.startsAt && startsAt < third!.startsAt)).toBe(true);
    product.clock.reset();
  });

  it('measures from the point that was given', async () => {
    product.clock.moveTo(now);
    const [card] = inside(parts[3]!).filter(({ startsAt }) => startsAt >= now);
    const { events } = await visitor.findEventsOnMap({ ...where(parts[3]!), lat: card!.lat, lng: card!.lng });
    expect(events.find(({ eventId }) => eventId === card!.eventId)?.distanceMiles).toBe(0);
    product.clock.reset();
  });

  it.each([
    ['south above north', '31,-98,30,-97'],
    ['more than can be looked through', '29,-99,32,-97'],
    ['no numbers', 'here,there,up,down'],
    ['too few numbers', '30,-98,31'],
  ])('refuses %s', async (_, bounds) => {
    await expect(visitor.findEventsOnMap({ lat: 0, lng: 0, bounds })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { bounds: expect.any(String) },
    });
  });
});

function inside(part: Bounds, gameTypeId?: string): Card[] {
  return cards
    .filter((card) => isWithin(card, part) && (!gameTypeId || card.gameTypeId === gameTypeId))
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
}

/** In the part or a little outside of it. */
function scattered({ south, west, north, east }: Bounds): Card {
  const wide = (east - west + 360) % 360;
  const lat = Math.min(90, south - 0.3 + random() * (north - south + 0.6));
  const lng = west - 0.3 + random() * (wide + 0.6);
  return aCard({
    lat,
    lng: ((((lng + 180) % 360) + 360) % 360) - 180,
    gameTypeId: random() < 0.3 ? 'tennis' : 'soccer',
    startsAt: new Date(Date.parse('2028-01-05') + Math.floor(random() * 400) * 3_600_000).toISOString(),
  });
}

import { beforeAll, describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import type { Card } from '#lambdas/discovery/search/card.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { seeded } from '#shared/competitions/random.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aCard, putCards } from '#tests/support/discovery/cards.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();
const around = { lat: austin.lat, lng: austin.lng };

describe('finding events near a point', () => {
  const random = seeded(1);
  const centres = [around, { lat: -17, lng: 179.9 }, { lat: 71.2, lng: -179.95 }, { lat: 89.7, lng: 30 }];
  const cards = Array.from({ length: 320 }, (_, index) => scattered(centres[index % 4]!, random));

  beforeAll(() => putCards(cards, table()));

  it('finds the soonest within the radius and no other, wherever on earth', async () => {
    for (const centre of centres) {
      for (const radiusMiles of [1, 5, 15, 50]) {
        for (const gameTypeId of [undefined, 'tennis']) {
          const { events } = await visitor.findEvents({ ...centre, radiusMiles, gameTypeId, limit: 20 });
          expect(events.map(({ eventId }) => eventId)).toEqual(
            expected(cards, centre, radiusMiles, gameTypeId).slice(0, 20),
          );
        }
      }
    }
  });

  it('visits every event exactly once, page by page', async () => {
    const query = { ...around, radiusMiles: 50, limit: 7 };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await visitor.findEvents({ ...query, cursor });
      seen.push(...page.events.map(({ eventId }) => eventId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected(cards, around, 50));
    expect(seen.length).toBeGreaterThan(14);
  });

  it('puts what needs people to take place a little before the rest, and nothing far before', async () => {
    const lat = -44.1;
    const at = (name: string, hour: number, north: number, needed?: number) =>
      aCard({
        eventId: `evt_${name.padEnd(26, '0')}`,
        lat: lat + north / 69,
        lng: 20,
        ...(needed && { needed }),
        startsAt: `2028-05-04T${hour}:00:00.000Z`,
      });
    const [full, short, early, far] = [at('A', 18, 0.2), at('B', 18, 0.9, 2), at('C', 17, 0.5), at('D', 19, 3, 2)];
    await putCards([full, short, early, far], table());
    const query = { lat, lng: 20, radiusMiles: 10 };
    const names = async (sort: 'soonest' | 'nearest') =>
      (await visitor.findEvents({ ...query, sort, until: '2028-05-05T00:00:00.000Z' })).events.map(
        ({ eventId }) => eventId[4],
      );
    expect(await names('soonest')).toEqual(['C', 'B', 'A', 'D']);
    expect(await names('nearest')).toEqual(['B', 'A', 'C', 'D']);
  });

  it('keeps to the days that were asked for, the last not included', async () => {
    const [first, second] = expected(cards, around, 50).map((id) => cards.find(({ eventId }) => eventId === id)!);
    const query = { ...around, radiusMiles: 50 };
    const { events } = await visitor.findEvents({ ...query, from: first!.startsAt, until: second!.startsAt });
    expect(events.map(({ eventId }) => eventId)).toEqual([first!.eventId]);
    await expect(visitor.findEvents({ ...query, from: second!.startsAt, until: first!.startsAt })).resolves.toEqual({
      events: [],
    });
  });

  it('shows what a list needs, and how far it is to a tenth of a mile', async () => {
    const card = aCard({
      lat: 45.1,
      lng: -93.2,
      free: null,
      title: 'Kubb',
      gameTypeId: 'other',
      otherGameType: 'Kubb',
    });
    await putCards([card], table());
    const { events } = await visitor.findEvents({ lat: 45, lng: -93.2 });
    expect(events).toEqual([{ ...card, distanceMiles: 6.9 }]);
  });

  it('shows the nearest first, of the next seven days unless days are given', async () => {
    product.clock.moveTo('2028-01-09T00:30:00Z');
    const week = { from: '2028-01-09T00:30:00.000Z', until: '2028-01-16T00:30:00.000Z' };
    for (const centre of centres) {
      const near = (card: Card) => distanceMiles(centre, card);
      const upcoming = cards.filter((card) => card.startsAt >= week.from && near(card) <= 50);
      for (const days of [{}, { until: '2028-01-19T00:00:00.000Z' }]) {
        const { until } = { ...week, ...days };
        const nearest = upcoming.filter(({ startsAt }) => startsAt < until).sort((a, b) => near(a) - near(b));
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const query = { ...centre, radiusMiles: 50, sort: 'nearest' as const, limit: 9, ...days, cursor };
          const page = await visitor.findEvents(query);
          seen.push(...page.events.map(({ eventId }) => eventId));
          cursor = page.nextCursor;
        } while (cursor);
        expect(seen).toEqual(nearest.map(({ eventId }) => eventId));
      }
    }
    product.clock.reset();
  });

  it('keeps to the part of the day on the clock where the event is, and to free seats', async () => {
    const at = { lat: 52, lng: 20 };
    const place = { ...at, timeZone: 'Europe/Warsaw', startsAt: '2028-06-04T10:30:00.000Z' };
    const [noon, evening, full, open] = [
      aCard({ ...place }),
      aCard({ ...place, startsAt: '2028-06-04T15:00:00.000Z' }),
      aCard({ ...place, free: 0 }),
      aCard({ ...place, free: null }),
    ];
    await putCards([noon!, evening!, full!, open!], table());
    const found = async (filters: object) =>
      (await visitor.findEvents({ ...at, ...filters })).events.map(({ eventId }) => eventId);
    expect(await found({ dayPart: 'evening' })).toEqual([evening!.eventId]);
    expect(await found({ dayPart: 'morning' })).toEqual([]);
    expect((await found({ seats: 2, dayPart: 'afternoon' })).sort()).toEqual([noon!.eventId, open!.eventId].sort());
    expect(await found({ seats: 5 })).toEqual([open!.eventId]);
  });

  it('keeps to a price, to a level and to all that is asked for inclusion', async () => {
    const at = { lat: 53, lng: 20 };
    const open = aCard({ ...at });
    const cheap = aCard({ ...at, price: { amountMinor: 500, currency: 'USD' }, leastLevel: 'intermediate' });
    const dear = aCard({ ...at, price: { amountMinor: 2500, currency: 'USD' }, mostLevel: 'beginner', free: 0 });
    const kind = aCard({ ...at, inclusion: ['stepFree', 'prayerSpace'] });
    const names = new Map(
      [open, cheap, dear, kind].map((card, index) => [card.eventId, 'open cheap dear kind'.split(' ')[index]]),
    );
    await putCards([open, cheap, dear, kind], table());
    const found = async (filters: object) =>
      (await visitor.findEvents({ ...at, ...filters })).events.map(({ eventId }) => names.get(eventId)).sort();
    expect(await found({ mostPrice: 'USD0' })).toEqual(['kind', 'open']);
    expect(await found({ mostPrice: 'USD500' })).toEqual(['cheap', 'kind', 'open']);
    expect(await found({ level: 'beginner' })).toEqual(['dear', 'kind', 'open']);
    expect(await found({ level: 'advanced', mostPrice: 'USD1000' })).toEqual(['cheap', 'kind', 'open']);
    expect(await found({ inclusion: ['prayerSpace', 'stepFree'] })).toEqual(['kind']);
    expect(await found({ inclusion: ['prayerSpace', 'childcare'] })).toEqual([]);
    await expect(found({ inclusion: 'loud' })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('leaves out what has started', async () => {
    const [soon, later] = ['2027-01-05T10:00:00.000Z', '2027-01-05T12:00:00.000Z'].map((startsAt) =>
      aCard({ startsAt, lat: 20, lng: -150 }),
    );
    await putCards([soon!, later!], table());
    product.clock.moveTo('2027-01-05T11:00:00Z');
    const { events } = await visitor.findEvents({ lat: 20, lng: -150, from: '2026-12-05T00:00:00Z' });
    product.clock.reset();
    expect(events.map(({ eventId }) => eventId)).toEqual([later!.eventId]);
  });
});

/** Near a centre, most of them very near. */
function scattered({ lat, lng }: { lat: number; lng: number }, random: () => number): Card {
  const miles = 60 * random() ** 2;
  const angle = random() * 2 * Math.PI;
  const north = Math.min(90, lat + (miles * Math.sin(angle)) / 69);
  const east = lng + (miles * Math.cos(angle)) / (69 * Math.max(0.01, Math.cos((north * Math.PI) / 180)));
  return aCard({
    lat: north,
    lng: ((((east + 180) % 360) + 360) % 360) - 180,
    gameTypeId: random() < 0.3 ? 'tennis' : 'soccer',
    startsAt: new Date(Date.parse('2028-01-05') + Math.floor(random() * 400) * 3_600_000).toISOString(),
  });
}

const expected = (cards: readonly Card[], centre: { lat: number; lng: number }, miles: number, gameTypeId?: string) =>
  cards
    .filter((card) => distanceMiles(centre, card) <= miles && (!gameTypeId || card.gameTypeId === gameTypeId))
    .sort((a, b) => (`${a.startsAt}${a.eventId}` < `${b.startsAt}${b.eventId}` ? -1 : 1))
    .map(({ eventId }) => eventId);

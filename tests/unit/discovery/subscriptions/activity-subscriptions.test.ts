import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { hasBegun, isOver, mostInstantADay, nextWakeAt, periodDue } from '#shared/discovery/subscriptions/due-times.ts';
import { isWanted, type Matched, reasonsOf } from '#shared/discovery/subscriptions/matching.ts';
import { toLocal } from '#shared/time.ts';

const dayMs = 24 * 60 * 60_000;
const begin = Date.parse('2026-10-25T00:00:00Z');
/** Over the change of clocks in autumn and in spring. */
const instants = fc.integer({ min: 0, max: 180 * 24 * 60 }).map((minutes) => new Date(begin + minutes * 60_000));
const zones = fc.constantFrom('America/Chicago', 'America/New_York', 'Pacific/Auckland', 'UTC', 'Pacific/Pago_Pago');
const runs = { numRuns: 60 };

it('looks next at eight in the morning on the clock of the person, on Mondays where a week is waited for', () => {
  fc.assert(
    fc.property(instants, zones, fc.constantFrom('daily', 'weekly'), (now, zone, frequency) => {
      const at = new Date(nextWakeAt({ frequency }, zone, now) ?? 0);
      const local = toLocal(at, zone);
      expect(local.slice(11)).toBe('08:00');
      if (frequency === 'weekly') expect(new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay()).toBe(1);
      const ahead = at.getTime() - now.getTime();
      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThanOrEqual((frequency === 'daily' ? 1 : 7) * dayMs + 60 * 60_000);
    }),
    runs,
  );
});

it('comes back until a temporary one is over, and then once more', () => {
  fc.assert(
    fc.property(
      instants,
      zones,
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (now, zone, wait, days) => {
        const startDate = now.getTime() + wait * dayMs;
        const one = { frequency: 'daily', startDate, endDate: startDate + days * dayMs } as const;
        const looks: Date[] = [];
        for (let at = nextWakeAt(one, zone, now); at; at = nextWakeAt(one, zone, new Date(at)))
          looks.push(new Date(at));
        expect(looks.filter((at) => isOver(one, at))).toHaveLength(1);
        expect(looks.filter((at) => !isOver(one, at)).every((at) => hasBegun(one, at))).toBe(true);
        expect(looks.length).toBeGreaterThanOrEqual(days);
      },
    ),
    runs,
  );
});

it('is due once a day or a week, and three times a day at most, however often a player looks', () => {
  const frequencies = fc.constantFrom('daily', 'weekly', 'instant');
  const looks = fc.array(fc.integer({ min: 0, max: 40 * 24 * 60 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(frequencies, zones, looks, (frequency, zone, minutes) => {
      const told: string[] = [];
      for (const at of minutes.toSorted((a, b) => a - b)) {
        const period = periodDue({ frequency }, zone, new Date(begin + at * 60_000), told.at(-1));
        if (period) told.push(period);
      }
      expect(new Set(told).size).toBe(told.length);
      expect(told).toEqual(told.toSorted());
      const perDay = Map.groupBy(told, (period) => period.slice(0, 10));
      const most = frequency === 'instant' ? mostInstantADay : 1;
      for (const day of perDay.values()) expect(day.length).toBeLessThanOrEqual(most);
    }),
    runs,
  );
});

const address = { name: 'Austin, TX', lat: 30.26715, lng: -97.74306, description: 'Austin, TX, United States' };
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const wishes = { address, radius: 15, activities: ['Basketball'] };
/** A Saturday evening in Austin. */
const hoops: Matched = {
  lat: 30.28,
  lng: -97.73,
  gameTypeId: 'basketball',
  startsAt: '2026-12-06T00:30:00.000Z',
  timeZone: 'America/Chicago',
  leastLevel: 'intermediate',
  price: { amountMinor: 500, currency: 'USD' },
};

it('wants what is within the radius, of an activity that is followed, and of every wish', () => {
  expect(isWanted(hoops, wishes)).toBe(true);
  expect(isWanted({ ...hoops, gameTypeId: 'tennis' }, wishes)).toBe(false);
  expect(isWanted({ ...hoops, gameTypeId: 'other' }, { ...wishes, activities: ['Other'] })).toBe(false);
  expect(isWanted(hoops, { ...wishes, levels: ['beginner'] })).toBe(false);
  expect(isWanted(hoops, { ...wishes, levels: ['beginner', 'advanced'] })).toBe(true);
  expect(isWanted(hoops, { ...wishes, daysOfWeek: [6] })).toBe(true);
  expect(isWanted(hoops, { ...wishes, daysOfWeek: [0] })).toBe(false);
  expect(isWanted(hoops, { ...wishes, priceMax: dollars(4.99) })).toBe(false);
  expect(isWanted(hoops, { ...wishes, priceMax: dollars(5) })).toBe(true);
  expect(isWanted(hoops, { ...wishes, priceMax: { amountMinor: 9000, currency: 'EUR' } })).toBe(false);
});

it('wants nothing outside the circle, wherever it is', () => {
  const near = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(near, near, fc.integer({ min: 1, max: 50 }), (north, east, radius) => {
      const event = { ...hoops, lat: address.lat + north, lng: address.lng + east };
      expect(isWanted(event, { ...wishes, radius })).toBe(distanceMiles(address, event) <= radius);
    }),
    runs,
  );
});

it('says why: how far and what always, the rest where it was asked for', () => {
  expect(reasonsOf(hoops, wishes)).toEqual(['1.2 miles from Austin, TX', 'you follow Basketball']);
  const all = { ...wishes, levels: ['advanced' as const], daysOfWeek: [6], priceMax: dollars(9) };
  expect(reasonsOf(hoops, all).slice(2)).toEqual(['intermediate and better', 'on a Saturday', 'costs $5.00']);
});

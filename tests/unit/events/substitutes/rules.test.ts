import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  acceptedOf,
  confirmPlace,
  giveBack,
  keepPlace,
  type SubRequest,
  sendWave,
} from '#shared/events/substitutes/request.ts';
import { isQuiet, nextLookAt, obstaclesNow, type PoolEntry, waveMinutes } from '#shared/events/substitutes/rules.ts';

const now = new Date('2026-12-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

it.each([
  [25, 120],
  [24, 30],
  [6, 30],
  [5.9, 10],
])('gives a wave %s hours before the start its %s minutes', (hours, minutes) => {
  expect(waveMinutes(inHours(hours), now)).toBe(minutes);
});

it('looks for the last time at the start', () => {
  expect(nextLookAt(inHours(0.1), now)).toBe(inHours(0.1));
});

it('keeps quiet over midnight, on the clock of the person', () => {
  const quiet = { quietFrom: '22:00', quietUntil: '08:00', timeZone: 'America/Chicago' };
  const at = (utc: string) => isQuiet(quiet, new Date(`2026-12-01T${utc}:00Z`));
  expect([at('03:59'), at('04:00'), at('13:59'), at('14:00')]).toEqual([false, true, true, false]);
});

const austin = { lat: 30.26715, lng: -97.74306 };
const person: PoolEntry = {
  userId: 'u',
  home: austin,
  level: 'intermediate',
  positions: ['Guard'],
  radiusMiles: 10,
  noticeHours: 3,
  quietFrom: '00:00',
  quietUntil: '00:00',
  timeZone: 'America/Chicago',
};
const wanted = { positions: [], radiusMiles: 15 };
const occasion = { startsAt: inHours(10), point: austin };

it('names everything for which a player is not asked', () => {
  expect(obstaclesNow(person, wanted, occasion, now)).toEqual([]);
  const picky = { ...wanted, positions: ['keeper'], leastLevel: 'advanced' as const };
  const young = { ...occasion, startsAt: inHours(2), point: { lat: 31, lng: -97.7 }, eligibility: { mostAge: 16 } };
  expect(obstaclesNow({ ...person, pausedUntil: '2027-01-01' }, picky, young, now)).toEqual([
    'age',
    'level',
    'position',
    'distance',
    'paused',
    'notice',
  ]);
});

const names = ['a', 'b', 'c', 'd', 'e'];
const fresh: SubRequest = {
  requestId: 'sub_1',
  needed: 2,
  positions: [],
  message: '',
  radiusMiles: 15,
  waveSize: 5,
  status: 'open',
  looks: 0,
  nextLookAt: '',
  waves: [],
  offers: {},
  notAsked: [],
};

it('never has more winners than places, in whatever order people accept, enter and are refused', () => {
  const asked = sendWave(fresh, { number: 0, people: names, notAsked: [], at: now, nextLookAt: '' }).request ?? fresh;
  const step = fc.tuple(fc.constantFrom(keepPlace, confirmPlace, giveBack), fc.constantFrom(...names));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let request = asked;
      for (const [move, name] of steps) request = move<SubRequest>(request, name).request ?? request;
      expect(acceptedOf(request)).toBeLessThanOrEqual(request.needed);
      const seated = Object.values(request.offers).filter((offer) => offer.seated).length;
      expect(request.status === 'filled').toBe(seated === request.needed);
    }),
  );
});

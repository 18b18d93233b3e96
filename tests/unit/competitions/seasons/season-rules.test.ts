import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn, isOfAge, judgeAddition, lacksOf } from '#shared/competitions/seasons/roster-rules.ts';
import { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';
import { closingSoon, mayMove, nextMoveAt, statusByDate } from '#shared/competitions/seasons/states.ts';
import { openWindow } from '#shared/competitions/seasons/windows.ts';
import { seasonStatuses } from '#shared/competitions/seasons/words.ts';

const rules = (differences = {}) => RosterRules.parse(differences);
const season = {
  registrationWindows: [
    {
      name: 'Members',
      opensAt: '2031-01-01T00:00:00.000Z',
      closesAt: '2031-01-10T00:00:00.000Z',
      audience: 'members',
    },
    {
      name: 'All',
      opensAt: '2031-01-05T00:00:00.000Z',
      closesAt: '2031-02-01T00:00:00.000Z',
      audience: 'public',
    },
  ],
  startDate: '2031-03-01',
  endDate: '2031-05-31',
  timeZone: 'America/Chicago',
  holdDays: 2,
} as const;
const dated = { ...season, registrationWindows: [...season.registrationWindows] };
const at = (instant: string) => new Date(instant);

it('moves by its dates, in the order of its states, and looks again at the next of them', () => {
  const moves = [
    ['registration_scheduled', '2031-01-01T00:00:00Z', 'registration_open'],
    ['registration_open', '2031-01-31T23:59:00Z', 'registration_open'],
    ['registration_open', '2031-02-01T00:00:00Z', 'registration_closed'],
    ['scheduled', '2031-03-01T05:59:00Z', 'scheduled'],
    ['scheduled', '2031-03-01T06:00:00Z', 'in_play'],
    ['playoffs', '2031-06-01T05:00:00Z', 'completed'],
    ['draft', '2031-06-01T05:00:00Z', 'draft'],
    ['cancelled', '2031-06-01T05:00:00Z', 'cancelled'],
  ] as const;
  for (const [from, when, to] of moves) expect(statusByDate(from, dated, at(when)), `${from} ${when}`).toBe(to);
  expect(nextMoveAt(dated, at('2031-01-02T00:00:00Z'))?.toISOString()).toBe('2031-01-30T00:00:00.000Z');
  const ends = (when: string) => closingSoon('registration_open', dated, at(when))?.toISOString();
  expect([ends('2031-01-29T23:59:00Z'), ends('2031-01-30T00:00:00Z'), ends('2031-02-01T00:00:00Z')]).toEqual([
    undefined,
    '2031-02-01T00:00:00.000Z',
    undefined,
  ]);
  expect(nextMoveAt(dated, at('2031-07-01T00:00:00Z'))).toBeUndefined();
});

it('goes back by hand until it is played, and off until it is over', () => {
  const back = seasonStatuses.filter((from) => mayMove(from, 'draft'));
  expect(back).toEqual(['registration_scheduled', 'registration_open', 'registration_closed', 'forming', 'scheduled']);
  const off = seasonStatuses.filter((from) => mayMove(from, 'cancelled'));
  expect(off).toEqual(seasonStatuses.slice(0, seasonStatuses.indexOf('completed')));
});

it('opens for members before others, and for no one but who returns while places are held', () => {
  const outsider = { isMember: false, isReturning: false };
  const names = (instant: string, asker = outsider) => {
    const window = openWindow(dated, asker, at(instant));
    return typeof window === 'object' ? window.name : window;
  };
  expect(names('2031-01-02T00:00:00Z', { ...outsider, isMember: true })).toBeUndefined();
  expect(names('2031-01-02T00:00:00Z', { ...outsider, isReturning: true })).toBe('Members');
  expect(names('2031-01-04T00:00:00Z', { ...outsider, isMember: true })).toBe('Members');
  expect([names('2031-01-04T00:00:00Z'), names('2031-01-06T00:00:00Z')]).toEqual([undefined, 'All']);
});

it('never lets a roster grow beyond its size, nor after it is frozen beyond its late additions', () => {
  const rule = fc.record({
    maxSize: fc.integer({ min: 1, max: 12 }),
    lateAdditionsAllowed: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(rule, fc.array(fc.boolean(), { maxLength: 20 }), (said, comings) => {
      const given = rules({ ...said, freezeAt: '2031-03-01T00:00:00.000Z' });
      let [playerCount, lateAdditions] = [0, 0];
      for (const isFrozen of comings.toSorted()) {
        const now = at(isFrozen ? '2031-03-02T00:00:00Z' : '2031-02-01T00:00:00Z');
        const verdict = judgeAddition(given, { playerCount, lateAdditions, teamsOfPlayer: 0 }, now);
        playerCount += Number(['in', 'late'].includes(verdict));
        lateAdditions += Number(verdict === 'late');
      }
      expect(playerCount).toBeLessThanOrEqual(said.maxSize);
      expect(lateAdditions).toBeLessThanOrEqual(said.lateAdditionsAllowed);
    }),
    { numRuns: 60 },
  );
  const filling = { playerCount: 0, lateAdditions: 0, teamsOfPlayer: 2 };
  expect(judgeAddition(rules({ maxTeamsPerPlayer: 2 }), filling, new Date())).toBe('tooManyTeams');
});

it('asks for the age on a day, and for players of each gender before a squad is confirmed', () => {
  expect([ageOn('2000-03-02', '2031-03-01'), ageOn('2000-03-01', '2031-03-01')]).toEqual([30, 31]);
  const grown = rules({ minAge: 31, ageOn: '2031-03-01' });
  expect(['2000-03-02', '2000-03-01', undefined].map((day) => isOfAge(grown, day, '2031-01-01'))).toEqual([
    false,
    true,
    false,
  ]);
  const mixed = rules({ minSize: 3, minWomen: 1 });
  expect(lacksOf(mixed, ['man', undefined])).toEqual(['2 of at least 3 players', '0 of at least 1 woman']);
  expect(lacksOf(mixed, ['man', 'woman', undefined])).toEqual([]);
});

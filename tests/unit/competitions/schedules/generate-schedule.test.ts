import { expect, it } from 'vitest';
import { keptOf } from '#shared/competitions/schedules/rainout.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { hardViolations } from '#tests/support/competitions/schedules/hard-violations.ts';
import { randomSeason } from '#tests/support/competitions/schedules/random-season.ts';
import { dayAt, season } from '#tests/support/competitions/schedules/seasons.ts';

const seasons = Number(process.env.SEASONS ?? 20);

it('breaks no hard constraint in any season, and says of what it could not place what stood in the way', () => {
  for (let seed = 1; seed <= seasons; seed += 1) {
    const input = randomSeason(seed);
    const { matches, unplaced, unmet } = generateSchedule(input);
    expect(hardViolations(input, matches), `season ${seed}`).toEqual([]);
    const without = matches.filter(({ at }) => !at).map(({ key }) => key);
    expect(unplaced.map(({ key }) => key)).toEqual(without);
    for (const { constraintIds, sentence } of [...unplaced, ...unmet]) {
      expect(constraintIds.length).toBeGreaterThan(0);
      expect(sentence).toMatch(/^[A-Z].*[.]$/);
    }
  }
});

it('places every match of a season with room for it, home and away as even as can be', () => {
  const input = season(8, {}, 2);
  const { matches, unplaced, costs } = generateSchedule(input);
  expect(unplaced).toEqual([]);
  expect(matches).toHaveLength(56);
  expect(hardViolations(input, matches)).toEqual([]);
  expect([costs.homeAway, costs.earlyLate, costs.awayRun]).toEqual([0, 0, 0]);
});

it('makes the same schedule from the same seed, whatever the day', () => {
  const input = randomSeason(7);
  expect(generateSchedule(input)).toEqual(generateSchedule(structuredClone(input)));
});

it('keeps locked matches where they are', () => {
  const first = generateSchedule(season(6));
  const locked = keptOf(first.matches)
    .slice(3, 6)
    .map((kept, index) => ({ ...kept, at: { ...kept.at, localStart: `${dayAt(5 + 7 * index)}T12:20` } }));
  const again = generateSchedule(season(6, { locked }));
  const at = new Map(again.matches.map((match) => [match.key, match]));
  for (const kept of locked) expect(at.get(kept.key)).toMatchObject({ at: kept.at, homeId: kept.homeId, locked: true });
  expect(again.unplaced).toEqual([]);
});

it('does not place a match that is locked to a time it cannot have, and says why', () => {
  const [kept] = keptOf(generateSchedule(season(4)).matches);
  const day = kept!.at.localStart.slice(0, 10);
  const closures = [{ id: 'flood', from: `${day}T00:00`, until: `${day}T23:00`, reason: 'the pitch is under water' }];
  const { unplaced } = generateSchedule(season(4, { locked: [kept!], closures }));
  expect(unplaced).toEqual([
    {
      key: kept!.key,
      constraintIds: ['closure:flood'],
      sentence: 'It is locked to a time that it cannot have: the pitch is under water.',
    },
  ]);
});

it('names the constraint when a squad can never play', () => {
  const [first, ...others] = season(4).entrants;
  const away = { id: 'tour', from: '2027-01-01T00:00', until: '2028-01-01T00:00' };
  const { unplaced } = generateSchedule(season(4, { entrants: [{ ...first!, unavailable: [away] }, ...others] }));
  expect(unplaced).toHaveLength(3);
  for (const { constraintIds, sentence } of unplaced) {
    expect(constraintIds[0]).toBe('unavailable:s0/tour');
    expect(sentence).toContain('Squad 0 cannot play');
  }
});

it('never asks a player who is in two squads to be at two matches at once', () => {
  const entrants = season(6).entrants.map((one, index) => ({ ...one, personIds: index < 2 ? ['coach'] : [] }));
  const input = season(6, { entrants });
  const { matches, unplaced } = generateSchedule(input);
  expect([unplaced, hardViolations(input, matches)]).toEqual([[], []]);
});

it('changes nothing when it is made again from the last version without a reason', () => {
  const first = generateSchedule(season(8));
  const again = generateSchedule(season(8, { previous: keptOf(first.matches), seed: 99 }));
  expect(again.matches).toEqual(first.matches);
});

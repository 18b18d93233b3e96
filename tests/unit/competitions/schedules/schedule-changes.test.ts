import { expect, it } from 'vitest';
import { differenceOf } from '#shared/competitions/schedules/difference.ts';
import { keptOf, planRainout } from '#shared/competitions/schedules/rainout.ts';
import { receiptOf } from '#shared/competitions/schedules/receipt/receipt.ts';
import { receiptWords } from '#shared/competitions/schedules/receipt/receipt-words.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import { hardViolations } from '#tests/support/competitions/schedules/hard-violations.ts';
import { dayAt, season } from '#tests/support/competitions/schedules/seasons.ts';

const input = season(12, { rules: { mostPerDay: 1, mostPerWeek: 2 } });
const first = generateSchedule(input);
const saturday = dayAt(5 + 14);
const now = `${dayAt(5 + 13)}T20:00`;

it('moves few when it is made again with one court closed for a day', () => {
  const closures = [
    { id: 'c0', courtId: 'c0', from: `${saturday}T00:00`, until: `${saturday}T23:00`, reason: 'Closed' },
  ];
  const closed = { ...input, closures, previous: keptOf(first.matches) };
  const again = generateSchedule(closed);
  const displaced = first.matches.filter(({ at }) => at?.courtId === 'c0' && at.localStart.startsWith(saturday));
  const { changes } = differenceOf(first.matches, again.matches, input.entrants);
  expect([again.unplaced, hardViolations(closed, again.matches)]).toEqual([[], []]);
  expect(changes.length).toBeGreaterThanOrEqual(displaced.length);
  expect(changes.length).toBeLessThanOrEqual(2 * displaced.length);
});

it('plans a rainout that moves what is displaced and nothing else, and nothing into the past', () => {
  const closure = {
    id: 'rain',
    from: `${saturday}T11:00`,
    until: `${saturday}T23:00`,
    reason: 'the pitches are flooded',
  };
  const plan = planRainout(input, first.matches, closure, now);
  expect(plan.displaced.length).toBeGreaterThan(0);
  expect(plan.version.unplaced).toEqual([]);
  expect(plan.difference.changes.map(({ key, change }) => [key, change])).toEqual(
    plan.displaced.toSorted().map((key) => [key, 'moved']),
  );
  for (const change of plan.difference.changes)
    if (change.change === 'moved') expect(change.to.localStart > now).toBe(true);
  expect(hardViolations({ ...input, closures: [closure] }, plan.version.matches)).toEqual([]);
});

it('leaves displaced matches without a time, and says why, when there is none', () => {
  const forever = {
    id: 'storm',
    from: `${saturday}T00:00`,
    until: '2029-01-01T00:00',
    reason: 'the hall lost its roof',
  };
  const { displaced, version } = planRainout(input, first.matches, forever, now);
  expect(version.unplaced.map(({ key }) => key).toSorted()).toEqual(displaced.toSorted());
  expect(version.unplaced[0]?.constraintIds).toContain('closure:storm');
  expect(version.unplaced[0]?.sentence).toContain('the hall lost its roof');
});

it('says what was added, moved, turned and removed, and who is affected', () => {
  const entrants = input.entrants.map((one) => ({ ...one, personIds: [`captain of ${one.id}`] }));
  const [a, b, c, d, ...others] = first.matches;
  const { at: aAt, ...aWithout } = a!;
  const { at: _, ...dWithout } = d!;
  const turned = { ...c!, homeId: c!.awayId, awayId: c!.homeId };
  const moved = { ...b!, at: { ...b!.at!, localStart: '2027-12-24T10:00' } };
  const difference = differenceOf(
    [aWithout, b!, c!, d!, ...others],
    [a!, moved, turned, dWithout, ...others],
    entrants,
  );
  const byKey = new Map(difference.changes.map((change) => [change.key, change]));
  expect(byKey.size).toBe(4);
  expect(byKey.get(a!.key)).toMatchObject({ change: 'added', to: aAt });
  expect(byKey.get(b!.key)).toMatchObject({ change: 'moved', from: b!.at, to: moved.at });
  expect(byKey.get(c!.key)).toMatchObject({ change: 'turned', to: c!.at });
  expect(byKey.get(d!.key)).toMatchObject({ change: 'removed', from: d!.at });
  const affected = [...new Set([a!, b!, c!, d!].flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  expect(difference.entrantIds).toEqual(affected);
  expect(difference.personIds).toEqual(affected.map((id) => `captain of ${id}`));
});

it('hands out a receipt of how evenly everyone is treated', () => {
  const receipt = receiptOf(input, first.matches);
  expect([receipt.homeAwayDifference, receipt.spread.byes]).toEqual([1, { least: 0, most: 0 }]);
  expect(receipt.earlyLateDifference).toBeLessThanOrEqual(2);
  expect(receipt.spread.mostAwayInARow.most).toBeLessThanOrEqual(2);
  for (const one of receipt.entrants) {
    expect(one).toMatchObject({ matches: 11, unplaced: 0, travelKm: 0 });
    expect(one.home + one.away).toBe(11);
    expect(one.leastRestHours).toBeGreaterThanOrEqual(24);
  }
  expect(receipt.sentences[0]).toBe('No team’s home and away matches differ by more than 1.');
  const odd = receiptOf(season(7), generateSchedule(season(7)).matches);
  expect(odd.spread.byes).toEqual({ least: 1, most: 1 });
  expect(odd.sentences[0]).toBe('Every team is at home as often as away.');
  expect(odd.sentences.at(-1)).toBe('Every team has 1 bye.');
});

it('words a receipt as people say it, and travel only where a team travels', () => {
  const range = (least: number, most: number) => ({ least, most });
  const even = { mostAwayInARow: range(0, 1), travelKm: range(0, 0.2), byes: range(0, 0) };
  expect(receiptWords({ homeAwayDifference: 0, earlyLateDifference: 0, spread: even })).toEqual([
    'Every team is at home as often as away.',
    'Every team plays early as often as late.',
    'No team is away twice in a row.',
    'No team has a bye.',
  ]);
  const uneven = { mostAwayInARow: range(1, 3), travelKm: range(4, 12.6), byes: range(0, 2) };
  expect(receiptWords({ homeAwayDifference: 2, earlyLateDifference: 1, spread: uneven })).toEqual([
    'No team’s home and away matches differ by more than 2.',
    'No team’s early and late matches differ by more than 1.',
    'No team is away more than 3 times in a row.',
    'Travel is between 4 and 13 km.',
    'Every team has 0 to 2 byes.',
  ]);
});

it('says what moving a match by hand would break, and nothing where it may go', () => {
  const judge = judgeMoves(input, first.matches);
  const [one, other] = first.matches.filter(({ at }) => at?.localStart.startsWith(saturday));
  expect(judge(one!.key, one!.at!)).toEqual([]);
  expect(judge(one!.key, other!.at!).map(({ sentence }) => sentence)).toContain('Another match is on the field.');
  expect(judge(one!.key, { ...one!.at!, localStart: `${saturday}T03:00` })).toEqual([
    { constraintId: 'window', sentence: 'No field is open then.' },
  ]);
});

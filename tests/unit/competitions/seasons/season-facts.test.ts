import { expect, it } from 'vitest';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { untilWords } from '#shared/competitions/seasons/home/match-days.ts';
import { seasonFacts } from '#shared/competitions/seasons/home/season-facts.ts';
import { aBracket } from '#tests/support/competitions/brackets/brackets.ts';

const timeZone = 'America/Chicago';
type Match = PublicSchedule['matches'][number];
type Score = NonNullable<Match['score']>;

const match = (matchId: string, localStart: string | undefined, score?: Partial<Score>): Match => ({
  ...{ matchId, key: matchId, groupId: 'g', round: 1, meeting: 1, homeId: 'e1', awayId: 'e2' },
  ...(localStart && { at: { placeId: 'north', courtId: 'c1', localStart } }),
  ...(score && { score: { scores: [3, 1], resultType: 'regular', ...score } }),
});

const schedule = (matches: readonly Match[]): PublicSchedule => ({
  ...{ seasonId: 's', label: 'Spring', timeZone, number: 1, isOver: false },
  divisions: [{ divisionId: 'd', name: 'Open' }],
  squads: ['Ants', 'Bees', 'Cats', 'Dogs'].map((name, index) => ({
    squadId: `e${index + 1}`,
    divisionId: 'd',
    name,
  })),
  places: [{ placeId: 'north', name: 'North Park', courts: [{ courtId: 'c1', name: 'Court 1' }] }],
  matches: [...matches],
});

const facts = (matches: readonly Match[], now: string, more: object = {}) =>
  seasonFacts(
    { season: { status: 'in_play', timeZone }, schedule: schedule(matches), tables: [], playoffs: [], ...more },
    new Date(now),
  );

it('names the first match day before any result, with times and courts by time', () => {
  const matches = [match('b', '2031-03-01T11:00'), match('a', '2031-03-01T10:00'), match('c', '2031-03-08T10:00')];
  expect(facts([...matches, match('d', undefined)], '2031-02-01T12:00:00Z')).toEqual([
    {
      title: 'First matches on Sat, Mar 1',
      lines: ['Ants vs. Bees · 10:00 AM · North Park, Court 1', 'Ants vs. Bees · 11:00 AM · North Park, Court 1'],
    },
  ]);
});

it('leaves out of the next day what has begun, on the clock of the season', () => {
  const matches = [match('a', '2031-03-01T10:00'), match('b', '2031-03-01T11:00')];
  const [next] = facts(matches, '2031-03-01T16:30:00Z');
  expect(next?.lines).toEqual(['Ants vs. Bees · 11:00 AM · North Park, Court 1']);
});

it('tells the results of the latest day alone, and what the numbers do not say', () => {
  const matches = [
    match('a', '2031-03-01T10:00', {}),
    match('b', '2031-03-08T10:00', { scores: [1, 1], resultType: 'shootout', winner: 1 }),
  ];
  expect(facts(matches, '2031-03-09T12:00:00Z')).toEqual([
    { title: 'Last results, Sat, Mar 8', lines: ['Ants 1 – 1 Bees (Bees won the shootout)'] },
  ]);
});

const playoff = (count: number) => {
  const results = [
    ['W1-1', [3, 1]],
    ['W1-2', [2, 0]],
    ['W2-1', [2, 4]],
  ] as const;
  const bracket = results.slice(0, count).reduce((before, [matchId, [home, away]]) => {
    const games = [{ scores: [home, away] as [number, number] }];
    const outcome = applyCommand(before, { type: 'enter_result', matchId, games }, '2031-05-24T12:00:00.000Z');
    if (outcome.status !== 'applied') throw new Error(outcome.status);
    return outcome.bracket;
  }, aBracket(4));
  return {
    playoff: {
      ...{ gameId: 'gam_1', name: 'Cup', names: { e9: 'Elks' } },
      places: [{ matchId: 'W2-1', startsAt: '2031-05-25T01:00:00.000Z', court: 'North Park, Court 1' }],
    },
    bracket: readBracket(bracket),
  };
};

it('names the champions with the final once it is decided, on the day of the season’s calendar', () => {
  const more = { season: { status: 'playoffs', timeZone }, playoffs: [playoff(3)] };
  expect(facts([], '2031-06-01T12:00:00Z', more)).toEqual([
    { title: 'Champions: Bees', lines: ['4–2 over Ants · Sat, May 24'] },
    { title: 'Last results, Sat, May 24', lines: ['Ants 2 – 4 Bees'] },
  ]);
});

it('counts the final among the matches ahead while it is to be played', () => {
  const more = { season: { status: 'playoffs', timeZone }, playoffs: [playoff(2)] };
  expect(facts([match('a', '2031-03-01T10:00', {})], '2031-05-20T12:00:00Z', more)[0]).toEqual({
    title: 'Next matches on Sat, May 24',
    lines: ['Ants vs. Bees · 8:00 PM · North Park, Court 1'],
  });
});

it.each([
  ['2031-03-01', 'today'],
  ['2031-03-02', 'tomorrow'],
  ['2031-03-13', 'in 12 days'],
])('counts the days until %s as %s', (day, words) => {
  expect(untilWords(day, '2031-03-01T23:30')).toBe(words);
  expect(untilWords(`${day}T20:00`, '2031-03-01T23:30')).toBe(words);
});

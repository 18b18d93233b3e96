import { expect, it } from 'vitest';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { inputOfLeague } from '#tests/support/competitions/schedules/usual-league.ts';
import {
  cellAt,
  cellId,
  cellTowards,
  roundsOf,
  sayRounds,
} from '#web/app/features/competitions/schedules/rounds/rounds-model.ts';

const league = { sizes: [6], meetings: 1, courts: 2, times: 2, weeks: 7, holidays: [2], mostPerDay: 1 } as const;
const closure = {
  ...{ id: 'mowing', placeId: 'zilker', courtId: 'c2', reason: 'Mowing' },
  ...{ from: '2027-02-06T10:00', until: '2027-02-06T13:00' },
};
const input = { ...inputOfLeague(league), closures: [closure] };
const { matches } = generateSchedule(input);
const rounds = roundsOf(input, matches);
const at = (day: string, time: string, courtId: string) =>
  cellId({ localStart: `${day}T${time}`, placeId: 'zilker', courtId });

it('has play days as columns and times with fields as rows, in order', () => {
  expect(rounds.rows.map(({ time, courtId }) => `${time} ${courtId}`)).toEqual([
    '09:00 c1',
    '09:00 c2',
    '10:15 c1',
    '10:15 c2',
  ]);
  expect(rounds.columns.map(({ day }) => day.slice(5))).toEqual([
    ...['02-06', '02-13', '02-20', '02-27', '03-06', '03-13', '03-20'],
  ]);
  expect(rounds.columns.map(sayRounds)).toEqual(['Round 1', 'Round 2', '', 'Round 3', 'Round 4', 'Round 5', '']);
  expect(rounds.columns[2]!.closedFor).toBe('It’s a holiday');
  expect(cellAt(rounds, at('2027-02-06', '10:15', 'c2'))!.closedFor).toBe('Mowing');
});

it('shows every match once, where it is played', () => {
  const shown = rounds.columns.flatMap(({ cells }) => cells.flatMap((cell) => cell?.match ?? []));
  expect(shown.map(({ key }) => key).sort()).toEqual(matches.map(({ key }) => key).sort());
  for (const match of matches) expect(cellAt(rounds, cellId(match.at!))!.match).toBe(match);
});

it('leads arrow keys over what is closed, and no further than the edge', () => {
  const [second, third] = [at('2027-02-13', '09:00', 'c1'), at('2027-02-27', '09:00', 'c1')];
  expect(cellTowards(rounds, second, 'ArrowRight')).toBe(third);
  expect(cellTowards(rounds, third, 'ArrowLeft')).toBe(second);
  expect(cellTowards(rounds, at('2027-02-06', '10:15', 'c1'), 'ArrowDown')).toBe(at('2027-02-06', '10:15', 'c1'));
  expect(cellTowards(rounds, second, 'ArrowUp')).toBe(second);
  expect(cellTowards(rounds, second, 'ArrowDown')).toBe(at('2027-02-13', '09:00', 'c2'));
});

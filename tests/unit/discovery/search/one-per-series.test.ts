import { describe, expect, it } from 'vitest';
import { onePerSeries } from '#shared/discovery/one-per-series.ts';

const timeZone = 'America/Chicago';
const on = (date: string, seriesId?: string) => ({ startsAt: `${date}T23:30:00.000Z`, timeZone, seriesId });
const words = (...dates: string[]) => onePerSeries(dates.map((date) => on(date, 'ser_1')))[0]?.repeats;

it('lists one event of each series, its next, among the others', () => {
  const events = [on('2026-11-29', 'ser_1'), on('2026-11-30'), on('2026-12-06', 'ser_1'), on('2026-12-07')];
  expect(onePerSeries(events).map(({ event }) => event)).toEqual([events[0], events[1], events[3]]);
});

it('names the next date where the nearest are listed first', () => {
  const events = [on('2026-12-06', 'ser_1'), on('2026-11-29', 'ser_1')];
  expect(onePerSeries(events)).toEqual([{ event: events[1], repeats: 'Every Sunday · next Nov 29' }]);
});

describe('the rhythm of a series', () => {
  it.each([
    [['2026-11-29', '2026-12-06'], 'Every Sunday · next Nov 29'],
    [['2026-11-29', '2026-12-06', '2026-12-20'], 'Every Sunday · next Nov 29'],
    [['2026-11-29', '2026-12-13'], 'Every other Sunday · next Nov 29'],
    [['2026-11-30', '2026-12-02', '2026-12-07'], 'Mondays and Wednesdays · next Nov 30'],
    [['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'], 'Every day · next Nov 30'],
    [['2026-11-29'], 'Repeats · next Nov 29'],
  ])('of %j is %s', (dates, rhythm) => {
    expect(words(...dates)).toBe(rhythm);
  });
});

it('goes by the days where the event is', () => {
  const late = (date: string) => ({ startsAt: `${date}T02:00:00.000Z`, timeZone, seriesId: 'ser_1' });
  expect(onePerSeries([late('2026-11-30'), late('2026-12-07')])[0]?.repeats).toBe('Every Sunday · next Nov 29');
});

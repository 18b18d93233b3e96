import { expect, it } from 'vitest';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { type NightTwin, night } from './series-night.ts';

it('makes every date of a series an event once, with everyone who always comes, whatever dies when', async () => {
  await expect(explore(night(), Math.min(schedules, 1000))).resolves.toMatchObject({ violations: 0 });
});

const twins: Readonly<Record<string, NightTwin>> = {
  'makes a date under a new id each time': {
    work: (by) => ({
      ...by,
      series: {
        ...by.series,
        findEvents: async () => new Map(),
        makeEvent: (event, series, facts) =>
          by.series.makeEvent({ ...event, eventId: newId('event', new Date()) }, series, facts),
      },
    }),
  },
  'marks standing RSVPs as done before they are': {
    work: (by) => ({
      ...by,
      series: {
        ...by.series,
        find: async (seriesId) => {
          const found = await by.series.find(seriesId);
          if (found) await by.series.markStanding(found, '2026-12-22');
          return found;
        },
      },
    }),
  },
};

it.each(Object.entries(twins))('catches a twin that %s', async (_, twin) => {
  const { violations } = await explore(night(twin), twinSchedules, { untilFirst: true });
  expect(violations).toBe(1);
});

import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { digesting, type Remembering } from './digesting.ts';

it('tells each event of a city once, the player who dies on the way', async () => {
  expect(await explore(digesting(), schedules * 0.4)).toMatchObject({ violations: 0 });
});

/** Writes down what a digest holds when it was sent, and not before. */
const late: Remembering = (digests) => ({
  ...digests,
  decide: async (state, pending) => ({ ...state, pending }),
  settle: async ({ pending, ...state }, told, now) => {
    const decided = pending && (await digests.decide(state, pending));
    if (decided) await digests.settle(decided, told, now);
  },
});

/** Takes for told what was only decided. */
const hasty: Remembering = (digests, now) => ({
  ...digests,
  decide: async (state, pending) => {
    const decided = await digests.decide(state, pending);
    const told = Object.fromEntries(pending.eventIds.map((eventId) => [eventId, '2027']));
    if (decided) await digests.settle(decided, { ...state.told, ...told }, now());
    return decided;
  },
});

it.each([
  ['writes down late what a digest holds', late],
  ['takes for told what was decided', hasty],
])('is caught when it %s', async (_, twin) => {
  expect(await explore(digesting(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

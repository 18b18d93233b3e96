import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { ruleChanges } from './series-rule.ts';

it('brings a series to its new rule, the player who joins and whatever dies meanwhile', async () => {
  await expect(explore(ruleChanges(), Math.ceil(schedules / 3))).resolves.toMatchObject({ violations: 0 });
});

type Twin = NonNullable<Parameters<typeof ruleChanges>[0]>;
const saving =
  (change: (series: Parameters<ReturnType<Twin>['series']['save']>[0]) => object): Twin =>
  (by) => ({
    ...by,
    series: {
      ...by.series,
      save: (after, split, facts) => by.series.save({ ...after, ...change(after) }, split, facts),
    },
  });

const twins: Readonly<Record<string, Twin>> = {
  'forgets the dates that the old rule had': saving(() => ({ dropped: undefined })),
  'thinks that who always comes is on the new dates': saving(() => ({ standingThrough: '2026-12-22' })),
  'takes a date away without a look at its list': (by) => ({
    ...by,
    events: { ...by.events, save: (before, after, facts) => by.events.save(before, after, facts) },
  }),
};

it.each(Object.entries(twins))('catches a twin that %s', async (_, twin) => {
  const { violations } = await explore(ruleChanges(twin), twinSchedules, { untilFirst: true });
  expect(violations).toBe(1);
});

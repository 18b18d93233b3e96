import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { Write } from '../../stage/memory-table.ts';
import { askingACommunity } from './community-invitation-play.ts';

const blindTo =
  (part: string) =>
  (write: Write): Write => {
    const { ConditionExpression: condition, ...rest } = write;
    return condition?.includes(part) ? rest : write;
  };

it('asks everyone of a community once, the player who leaves, is picked or dies meanwhile', async () => {
  expect(await explore(askingACommunity(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a player has left', async () => {
  const twin = askingACommunity(blindTo('pausedAt'));
  expect(await explore(twin, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('is caught when it does not look whether a player is invited', async () => {
  const twin = askingACommunity(blindTo('byAddress'));
  expect(await explore(twin, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('is caught when two may send the same page', async () => {
  const twin = askingACommunity(blindTo('version'));
  expect(await explore(twin, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

import { expect, it } from 'vitest';
import { createDeviceStore } from '#lambdas/notifications/push/store.ts';
import { type PushDevice, withDevice } from '#shared/notifications/push.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { pushing } from './pushing.ts';
import { pushingTwins } from './pushing-twins.ts';

const store = createDeviceStore(stage.table, stage.retry);

/** A browser; each try makes a token of its own, as a request that is sent again does. */
const deviceOf = (number: number, token: string): PushDevice => ({
  endpoint: `https://push.example/${number}`,
  auth: `auth ${number}`,
  p256dh: `key ${number}`,
  scope: '/',
  name: 'A browser',
  token,
  createTime: new Date(1_900_000_000_000 + number).toISOString(),
});

/** Twelve browsers register at once, some of them twice, two of them for both people; one is removed. */
const registering =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2031-05-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const later = async (act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(8));
      await act().catch(pastFaults);
    };
    const register = (userId: string, number: number, attempt: string) =>
      later(() => store.change(userId, (all) => withDevice(all, deviceOf(number, `${userId} ${number} ${attempt}`))));
    const browsers = Array.from({ length: 12 }, (_, number) => number);
    await Promise.all([
      scheduler.run(),
      ...browsers.map((number) => register('ana', number, 'once')),
      ...[0, 1, 2].map((number) => register('ana', number, 'again')),
      ...[0, 1].map((number) => register('bo', number, 'once')),
      later(() => store.change('ana', (all) => all.slice(1))),
    ]);
    return judge(memory);
  };

/** P38 and P41: ten at most, each endpoint with one person, and the claims say whose it is. */
function judge(memory: MemoryTable): string | undefined {
  const stored = memory.entity('pushDevices').map(({ devices }) => (devices ?? []) as PushDevice[]);
  if (stored.some((devices) => devices.length > 10)) return 'more than ten devices';
  const endpoints = stored.flat().map(({ endpoint }) => endpoint);
  if (new Set(endpoints).size < endpoints.length) return 'a device belongs to two';
  return memory.entity('claim').length === endpoints.length ? undefined : 'the claims are not what is registered';
}

it('keeps ten devices of a person at most, and each with one person, the user who registers it when', async () => {
  expect(await explore(registering(), schedules / 2)).toMatchObject({ violations: 0 });
});

it.each(['#version', '#holderId'])('catches registering that does not ask for %s', async (part) => {
  expect((await explore(registering(without(part)), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

it('tells and pushes each thing once, four of a topic in ten minutes, however often messages come', async () => {
  expect(await explore(pushing(), schedules / 4)).toMatchObject({ violations: 0 });
});

it.each(pushingTwins)('catches telling without $without', async ({ twin }) => {
  expect((await explore(pushing(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

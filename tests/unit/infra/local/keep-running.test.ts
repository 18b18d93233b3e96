import { expect, it } from 'vitest';
import { keepRunning, type Running } from '#infra/local/keep-running.ts';

/** Parts that end when the test says so; those whose number is in `broken` do not start. */
function aFactory(broken: (number: number) => boolean = () => false) {
  const ends: (() => void)[] = [];
  let started = 0;
  const start = async (): Promise<Running> => {
    started += 1;
    if (broken(started)) throw new Error(`no start ${started}`);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.push(() => resolve('killed'));
    return { ended: promise, close: async () => resolve('closed') };
  };
  return { start, end: () => ends.shift()?.(), running: () => ends.length, started: () => started };
}

function aSupervision(steadyMs = 60_000) {
  const [told, given]: [string[], string[]] = [[], []];
  const supervision = {
    tell: (line: string) => void told.push(line),
    giveUp: (line: string) => void given.push(line),
    room: async () => {},
    firstWaitMs: 1,
    steadyMs,
  };
  return { told, given, supervision };
}

it('starts a part again that does not start at first', async () => {
  const { told, supervision } = aSupervision();
  const kept = await keepRunning('It', aFactory((number) => number < 3).start, supervision);
  await kept.close();
  expect(told).toEqual([
    'It did not start and is tried again. (1 of 5)',
    'It did not start and is tried again. (2 of 5)',
  ]);
});

it('throws what the last try says when a part never starts', async () => {
  const { supervision, given } = aSupervision();
  await expect(keepRunning('It', aFactory(() => true).start, supervision)).rejects.toThrow('no start 6');
  expect(given).toEqual([]);
});

it('starts a part again that ends, and gives it up after the sixth end in a row', async () => {
  const { told, given, supervision } = aSupervision();
  const factory = aFactory();
  await keepRunning('It', factory.start, supervision);
  for (let ends = 1; ends <= 6; ends += 1) {
    await expect.poll(factory.running).toBe(1);
    factory.end();
  }
  await expect.poll(() => given).toEqual(['It does not stay up, so the product stops. Your data is kept. killed']);
  expect([told.length, factory.started()]).toEqual([5, 6]);
});

it('goes on for as long as a part runs well in between', async () => {
  const { told, given, supervision } = aSupervision(0);
  const factory = aFactory();
  const kept = await keepRunning('It', factory.start, supervision);
  for (let ends = 1; ends <= 12; ends += 1) {
    await expect.poll(factory.running).toBe(1);
    factory.end();
  }
  await expect.poll(factory.started).toBe(13);
  await kept.close();
  expect([new Set(told), given]).toEqual([new Set(['It ended and is started again. (1 of 5)']), []]);
});

it('does not start a part again that was closed', async () => {
  const { told, supervision } = aSupervision();
  const factory = aFactory();
  const kept = await keepRunning('It', factory.start, supervision);
  await kept.close();
  expect([told, factory.started()]).toEqual([[], 1]);
});

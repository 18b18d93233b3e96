import { expect, it } from 'vitest';
import { createOutlast } from '#infra/local/functions/outlasting.ts';
import { keepRunning, type Running } from '#infra/local/keep-running.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.1.2.3:4567'), { code: 'ECONNREFUSED' });

/** An engine that ends when the test says so and is back when the test says so, and a function that asks it. */
async function anEngine() {
  const gates: PromiseWithResolvers<void>[] = [];
  const ends: (() => void)[] = [];
  const told: string[] = [];
  let running = false;
  const start = async (): Promise<Running> => {
    await gates.shift()?.promise;
    const { promise, resolve } = Promise.withResolvers<string>();
    running = true;
    ends.push(() => {
      running = false;
      resolve('killed');
    });
    return { ended: promise, close: async () => resolve('closed') };
  };
  const supervision = {
    tell: (line: string) => void told.push(line),
    giveUp: () => {},
    room: async () => {},
    firstWaitMs: 1,
  };
  const kept = await keepRunning('The data engine', start, supervision);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (!running) throw refused();
    return 'done';
  };
  const end = () => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    ends.shift()?.();
    return gate.resolve;
  };
  return { kept, ask, end, told, asked: () => asked };
}

it('waits while the engine is started again, and the one line is the engine’s own', async () => {
  const { kept, ask, end, told, asked } = await anEngine();
  const outlast = createOutlast(kept.up, 1);
  const back = end();
  const answer = outlast(ask);
  await expect.poll(() => told).toEqual(['The data engine ended and is started again. (1 of 5)']);
  expect(asked(), 'asked once, before the end was noticed').toBe(1);
  back();
  await expect(answer).resolves.toBe('done');
  expect([asked(), told.length]).toEqual([2, 1]);
  await kept.close();
});

it('waits no more once the engine is closed', async () => {
  const { kept } = await anEngine();
  await kept.close();
  await expect(kept.up()).resolves.toBeUndefined();
});

it.each([
  ['refused', refused()],
  ['broken off', new Error('Error thrown by DynamoDB client: "read ECONNRESET"')],
  ['wrapped', new Error('Failed', { cause: refused() })],
])('gives up on an engine whose connection is %s again and again', async (_, error) => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    throw error;
  };
  await expect(createOutlast(async () => {}, 1)(ask)).rejects.toBe(error);
  expect(asked).toBe(8);
});

it('throws at once what is no trouble of a connection', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    throw new Error('A rule was broken');
  };
  await expect(createOutlast(async () => {})(ask)).rejects.toThrow('A rule was broken');
  expect(asked).toBe(1);
});

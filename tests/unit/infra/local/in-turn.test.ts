import { expect, it } from 'vitest';
import { createTurns } from '#infra/local/functions/in-turn.ts';

it('does no more than it may at a time, and everything in the order it came', async () => {
  const inTurn = createTurns(2);
  const began: number[] = [];
  let busy = 0;
  let busiest = 0;
  const works = [1, 2, 3, 4, 5].map((number) =>
    inTurn(async () => {
      began.push(number);
      busy += 1;
      busiest = Math.max(busiest, busy);
      await new Promise((settle) => setImmediate(settle));
      busy -= 1;
    }),
  );
  await Promise.all(works);
  expect({ began, busiest }).toEqual({ began: [1, 2, 3, 4, 5], busiest: 2 });
});

it('goes on after a work that failed', async () => {
  const inTurn = createTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

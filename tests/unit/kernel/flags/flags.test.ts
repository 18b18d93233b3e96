import { expect, it } from 'vitest';
import type { Poll } from '#lambdas/kernel/flags/configuration-session.ts';
import { createFlags } from '#lambdas/kernel/flags/flags.ts';
import { flagDefaults } from '#shared/flags.ts';

const on = { subscriptions: true, badges: false };

/** A reader of polls that answer as told, on a clock of its own, in seconds. */
function aReader(answer: () => Poll | Error) {
  const seen = { polls: 0, problems: 0, seconds: 1_000 };
  const read = createFlags(
    async () => {
      seen.polls += 1;
      const said = answer();
      if (said instanceof Error) throw said;
      return said;
    },
    () => new Date(seen.seconds * 1000),
    () => {
      seen.problems += 1;
    },
  );
  const after = (seconds: number) => {
    seen.seconds += seconds;
    return read();
  };
  return { seen, after };
}

it('asks again after 45 seconds, however long the configuration wants to wait', async () => {
  const { seen, after } = aReader(() => ({ configuration: on, nextInSeconds: 300 }));
  expect(await after(0)).toEqual(on);
  await after(44);
  expect(seen.polls).toBe(1);
  await after(1);
  expect(seen.polls).toBe(2);
});

it('keeps what it knows where a poll says that nothing changed', async () => {
  let changed: unknown = on;
  const { after } = aReader(() => ({ configuration: changed, nextInSeconds: 15 }));
  await after(0);
  changed = undefined;
  expect(await after(60)).toEqual(on);
  expect(await after(6_000)).toEqual(on);
});

it('goes by what it last knew for five minutes without the configuration, then by the defaults', async () => {
  let answer: Poll | Error = { configuration: on, nextInSeconds: 15 };
  const { seen, after } = aReader(() => answer);
  await after(0);
  answer = new Error('gone');
  expect(await after(299)).toEqual(on);
  expect(await after(1)).toEqual(flagDefaults);
  expect(seen.problems).toBe(1);
  answer = { configuration: on, nextInSeconds: 15 };
  expect(await after(15)).toEqual(on);
});

it('has the defaults where the configuration was never read, and does not ask at every call', async () => {
  const { seen, after } = aReader(() => new Error('gone'));
  expect(await after(0)).toEqual(flagDefaults);
  expect(await after(1)).toEqual(flagDefaults);
  expect(seen.polls).toBe(1);
});

it('asks once for all who read at the same time', async () => {
  const { seen, after } = aReader(() => ({ configuration: on, nextInSeconds: 15 }));
  await Promise.all([after(0), after(0), after(0)]);
  expect(seen.polls).toBe(1);
});

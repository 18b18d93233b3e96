import middy from '@middy/core';
import { expect, it } from 'vitest';
import { asInvocation, inTrace, tally, traceId } from '#lambdas/kernel/observability/invocation.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { measure } from '#lambdas/kernel/observability/measure.ts';
import { trace, traceOf } from '#lambdas/kernel/observability/trace.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { logLines } from '#tests/support/product/log-lines.ts';

interface Asked {
  readonly traceId: string;
}

const id = (digit: string) => digit.repeat(32);

const handlerOf = (work: (asked: Asked) => Promise<unknown>) => {
  const handler = asInvocation<Asked, unknown>(
    middy<Asked, unknown>({ timeoutEarlyInMillis: 0 })
      .use(trace((event: Asked) => event.traceId))
      .use(measure('job', () => ({ name: 'sweep' })))
      .handler(work),
  );
  return (asked: Asked) => handler(asked, aContext());
};

const lineOf = (trace: string) => logLines.ofTrace(trace).find(({ event }) => event === 'done');

it('writes one line per invocation, which is its metrics, and says which began cold', async () => {
  const run = handlerOf(async () => {
    const counted = tally();
    if (counted) counted.readUnits += 1.5;
    return {};
  });
  await run({ traceId: id('1') });
  await run({ traceId: id('2') });
  expect(lineOf(id('1'))).toMatchObject({ kind: 'job', name: 'sweep', outcome: 'ok', coldStart: 1, readUnits: 1.5 });
  expect(lineOf(id('2'))).toMatchObject({ coldStart: 0, problems: 0, ms: expect.any(Number) });
  const { _aws } = lineOf(id('1')) as { _aws: { CloudWatchMetrics: { Metrics: { Name: string }[] }[] } };
  const named = _aws.CloudWatchMetrics.flatMap(({ Metrics }) => Metrics.map(({ Name }) => Name));
  for (const name of named) expect(lineOf(id('1'))).toHaveProperty(name, expect.any(Number));
});

it('counts a failure that was caught, and one that ended the invocation', async () => {
  consoleErrors.expect(/half of it failed/);
  await handlerOf(async () => log.error('half of it failed', new Error('no')))({ traceId: id('3') });
  expect(lineOf(id('3'))).toMatchObject({ outcome: 'ok', problems: 1 });
  const fails = handlerOf(() => Promise.reject(new RangeError('secret')));
  await expect(fails({ traceId: id('4') })).rejects.toThrow('secret');
  expect(lineOf(id('4'))).toMatchObject({ outcome: 'failed', problems: 1, error: 'RangeError' });
  expect(JSON.stringify(lineOf(id('4')))).not.toContain('secret');
});

it('keeps invocations apart that overlap, and parts of one that go on with traces of their own', async () => {
  const seen: (string | undefined)[] = [];
  const run = handlerOf(async () => {
    await Promise.resolve();
    seen.push(traceId());
    await inTrace(id('7'), async () => seen.push(traceId()));
  });
  await Promise.all([run({ traceId: id('5') }), run({ traceId: id('6') })]);
  expect(seen.sort()).toEqual([id('5'), id('6'), id('7'), id('7')]);
  expect(traceId()).toBeUndefined();
});

it('takes the trace of a W3C header, and of nothing else', () => {
  expect(traceOf(`00-${id('a')}-${'b'.repeat(16)}-01`)).toBe(id('a'));
  for (const header of [
    undefined,
    '',
    id('a'),
    `00-${id('0')}-${'b'.repeat(16)}-01`,
    `00-${id('A')}-${'b'.repeat(16)}-01`,
  ])
    expect(traceOf(header)).toBeUndefined();
});

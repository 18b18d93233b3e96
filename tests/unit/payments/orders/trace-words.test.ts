import { expect, it } from 'vitest';
import type { PolicyTrace } from '#shared/payments/orders/policy-trace.ts';
import { deadlineWords, policyWords, traceSteps } from '#shared/payments/orders/trace-words.ts';

const startsAt = '2031-03-05T18:00:00.000Z';
const trace = (at: string): PolicyTrace => ({
  refundPolicy: 'flexible',
  cause: 'left',
  at,
  startsAt,
  percent: 100,
  returnsFee: true,
});
const happened = (at: string) => traceSteps(trace(at), 'You', 'UTC')[1].text;

it.each([
  ['2031-03-05T17:00:00.000Z', '60 minutes before the start'],
  ['2031-03-04T11:00:00.000Z', '31 hours before the start'],
  ['2031-03-02T18:00:00.000Z', '3 days before the start'],
  ['2031-02-04T13:00:00.000Z', '29 days before the start'],
  ['2031-03-05T18:00:00.000Z', 'after the start'],
])('says how long before the start someone canceled: %s is %s', (at, words) => {
  expect(happened(at)).toMatch(new RegExp(`, ${words}\\.$`));
});

it('calls the policy that of the host for hosts alone', () => {
  expect(traceSteps(trace(startsAt), 'Priya', 'UTC')[0].title).toBe('Your policy when Priya paid');
  expect(traceSteps(trace(startsAt), 'You', 'UTC')[0].title).toBe('The policy when you paid');
});

const start = { startsAt, timeZone: 'UTC' };
const early = new Date('2031-03-01T00:00:00.000Z');

it('promises what another player’s spot brings back of spots alone', () => {
  const slot = { ...start, lines: [{ kind: 'slot' as const }] };
  const spot = { ...start, lines: [{ kind: 'spot' as const }, { kind: 'slot' as const }] };
  const strict = { refundPolicy: 'strict' as const };
  expect(deadlineWords(strict, spot, early)).toBe('No refund, unless another player takes your spot.');
  expect(deadlineWords(strict, slot, early)).toBe('No refund if you give it back.');
  expect(policyWords({ ...strict, isOfSlot: true })).toBe('Strict: nothing comes back.');
});

it('keeps saying what was promised for when another player takes the spot', () => {
  const raised = { refundPolicy: 'flexible' as const, returnsRefilled: true as const };
  expect(deadlineWords(raised, start, early)).toMatch(/No refund after that, unless another player takes your spot\.$/);
  expect(deadlineWords(raised, start, new Date(startsAt))).toBe('No refund, unless another player takes your spot.');
  expect(policyWords(raised)).toMatch(/After that, all of it comes back only if another player takes the spot\.$/);
});

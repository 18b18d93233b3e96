import { expect, it } from 'vitest';
import type { PolicyTrace } from '#shared/payments/orders/schemas.ts';
import { traceSteps } from '#shared/payments/orders/trace-words.ts';

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

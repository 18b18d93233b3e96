import { describe, expect, it } from 'vitest';
import {
  happenings,
  merged,
  paysFor,
  type SubscriptionFacts,
  statusFrom,
} from '#shared/payments/plans/subscription-state.ts';

const now = new Date('2031-05-01T12:00:00.000Z');
const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  planId: 'pro',
  status: 'active',
  periodStart: '2031-05-01T00:00:00.000Z',
  periodEnd: '2031-06-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...more,
});

it('never begins again once it has ended', () => {
  const ended = merged(facts(), facts({ status: 'cancelled' }), now);
  expect(merged(ended, facts(), now)).toEqual(ended);
  expect(happenings(ended, ended)).toEqual([]);
});

it('counts the grace of a missing payment from its first sight', () => {
  const first = merged(facts(), facts({ status: 'past_due' }), now);
  const later = merged(first, facts({ status: 'past_due' }), new Date('2031-05-10T12:00:00.000Z'));
  expect(later.pastDueSince).toBe(now.toISOString());
  expect(paysFor(later, new Date('2031-05-15T11:59:59.000Z'))).toBe(true);
  expect(paysFor(later, new Date('2031-05-15T12:00:00.000Z'))).toBe(false);
  expect(merged(later, facts(), now).pastDueSince).toBeUndefined();
});

it.each([
  ['incomplete', false],
  ['incomplete_expired', false],
  ['trialing', true],
  ['active', true],
  ['canceled', false],
])('a subscription that the provider calls %s pays for its plan: %s', (word, pays) => {
  expect(paysFor(facts({ status: statusFrom[word] ?? 'incomplete' }), now)).toBe(pays);
});

describe('what is told of a change', () => {
  it.each([
    ['started', undefined, facts()],
    ['changed', facts(), facts({ planId: 'elite', periodEnd: '2031-06-02T00:00:00.000Z' })],
    ['renewed', facts(), facts({ periodEnd: '2031-07-01T00:00:00.000Z' })],
    ['paymentFailed', facts(), facts({ status: 'past_due' })],
    ['willEnd', facts(), facts({ cancelAtPeriodEnd: true })],
    ['continued', facts({ cancelAtPeriodEnd: true }), facts()],
    ['ended', facts(), facts({ status: 'cancelled' })],
  ] as const)('%s', (what, before, after) => {
    expect(happenings(before, after)).toEqual([what]);
  });

  it('nothing before the first payment, and nothing of the same twice', () => {
    expect(happenings(undefined, facts({ status: 'incomplete' }))).toEqual([]);
    expect(happenings(facts(), facts())).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { offWords, usesWords } from '#shared/payments/discounts/discount-words.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { whyNotDiscounted } from '#shared/payments/discounts/why-not-discounted.ts';

const code = { code: 'FRIENDS', off: { kind: 'spot' as const }, used: 2 };
/** 11 PM on November 30 in Chicago. */
const now = new Date('2026-12-01T05:00:00Z');
const [onTheirOwn, asSubstitute]: NonNullable<Discount['modes']>[] = [['individual'], ['sub_only']];
const vip = ['ticket.vip'];
const buying = {
  subjectId: 'sea_01HZX0000000000000000000AA',
  lines: [{ kind: 'registration' as const, mode: 'individual' }],
  currency: 'USD',
  timeZone: 'America/Chicago',
  now,
  isMember: false,
};

it.each([
  ['always', {}, undefined],
  ['on its last day where the event is', { lastDay: '2026-11-30' }, undefined],
  ['not after it', { lastDay: '2026-11-29' }, 'discount.notNow'],
  ['not before its first day', { firstDay: '2026-12-01' }, 'discount.notNow'],
  ['while a use is left', { maxUses: 3 }, undefined],
  ['not when all are used', { maxUses: 2 }, 'discount.usedUp'],
  ['not once it ended', { endedAt: '2026-11-01T00:00:00.000Z' }, 'discount.notFound'],
  ['for its own season', { subjectId: 'sea_01HZX0000000000000000000AA' }, undefined],
  ['not for another season', { subjectId: 'sea_01HZX0000000000000000000BB' }, 'discount.notFound'],
  ['for its own way to register', { modes: onTheirOwn }, undefined],
  ['not for another way to register', { modes: asSubstitute }, 'discount.otherMode'],
  ['not for a ticket of an event', { products: vip }, 'discount.otherProduct'],
  ['not for members only', { audience: 'members' }, 'discount.membersOnly'],
  ['not in another currency', { off: { kind: 'amount', amountMinor: 5, currency: 'EUR' } }, 'discount.notFound'],
] as const)('works %s', (_when, more, why) => {
  expect(whyNotDiscounted({ ...code, ...more }, buying)).toBe(why);
});

it('works for a member where it is for members only', () => {
  expect(whyNotDiscounted({ ...code, audience: 'members' }, { ...buying, isMember: true })).toBeUndefined();
});

it('says what it takes off and how often it was used', () => {
  expect(offWords({ kind: 'percent', percent: 20 })).toBe('20% off');
  expect(offWords({ kind: 'amount', amountMinor: 500, currency: 'USD' })).toBe('$5.00 off');
  expect(offWords(code.off)).toBe('One free spot');
  expect([usesWords(code), usesWords({ used: 1, maxUses: 10 })]).toEqual(['Used 2 times', 'Used 1 of 10 times']);
});

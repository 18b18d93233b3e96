import { expect, it } from 'vitest';
import { planNotice } from '#lambdas/payments/plans/letters.ts';
import { limitNotice } from '#lambdas/payments/plans/limits/limit-letters.ts';
import {
  type Counts,
  exceeded,
  exceededWords,
  isLess,
  nextPlanWords,
  usedWords,
} from '#shared/payments/plan-limits.ts';
import type { PlanId } from '#shared/payments/plan-names.ts';

it.each([
  ['team.membersOfPlan', 'rookie', 'With Pro you get up to 2,000 members.'],
  ['team.membersOfPlan', 'pro', 'With Elite you get up to 10,000 members.'],
  ['team.adminsOfPlan', 'rookie', 'With Pro you get up to 10 admins besides the owner.'],
  ['team.adminsOfPlan', 'pro', 'With Elite you get as many admins as you like.'],
  ['search.tooMany', 'free', 'With Plus you get 25 saved searches.'],
  ['team.membersOfPlan', 'elite', undefined],
  ['search.tooMany', 'plus', undefined],
  ['search.tooMany', 'rookie', undefined],
  ['team.full', 'rookie', undefined],
] as const)('says of %s what comes after %s', (code, plan, words) => {
  expect(nextPlanWords(code, plan)).toBe(words);
});

it('says what goes beyond a plan, and nothing where all of it is within', () => {
  const words = (plan: PlanId, counts: Counts) => exceededWords(plan, exceeded(plan, counts));
  expect(words('rookie', { members: 620, admins: 4 })).toEqual([
    '620 members, and Rookie allows 500',
    '4 admins besides the owner, and Rookie allows 3',
  ]);
  expect(words('rookie', { members: 500, admins: 3 })).toEqual([]);
  expect(words('elite', { members: 10_000, admins: 400 })).toEqual([]);
  expect(words('free', { savedSearches: 11 })).toEqual(['11 saved searches, and Free allows 10']);
  expect(words('plus', { savedSearches: 25 })).toEqual([]);
});

it('says how many a plan allows where none is left', () => {
  expect(usedWords('rookie', { limit: 'members', used: 500, most: 500 })).toBe('500 members, as many as Rookie allows');
});

it('knows which plan is less', () => {
  expect(isLess('elite', 'pro')).toBe(true);
  expect(isLess('pro', 'pro')).toBe(false);
  expect(isLess('rookie', 'pro')).toBe(false);
});

it('tells a payer before the end what stays beyond the smaller plan', () => {
  const told = { planId: 'pro', day: 'June 1, 2031', teamName: 'Dawn Hoops' } as const;
  const words = (beyond: readonly string[]) =>
    planNotice('willEnd', { ...told, beyond }, 'https://rovers.test')?.content.paragraphs.slice(1);
  expect(words(['620 members, and Rookie allows 500'])).toEqual([
    'Nothing is deleted. What goes beyond the smaller plan stays, and you can’t add to it.',
    'Dawn Hoops has 620 members, and Rookie allows 500.',
    'You can export the roster at any time.',
  ]);
  expect(words([])).toHaveLength(1);
});

it('tells an owner what goes beyond, what stays, what stops, until when, and that nothing is lost after it', () => {
  const told = { planId: 'free', day: 'June 1, 2031', beyond: exceeded('free', { savedSearches: 12 }) } as const;
  const { subject, content } = limitNotice({ ...told, stage: 'begun' }, 'https://rovers.test');
  expect(subject).toBe('You have more saved searches than Free allows');
  expect(content.paragraphs).toEqual([
    'You have 12 saved searches, and Free allows 10.',
    'They all stay. You can open and export them, and nothing is deleted.',
    'You can’t save another search.',
    'You have 90 days, until June 1, 2031, to make room or choose a larger plan. Either one ends this at once.',
    'After that nothing is deleted either. It stays as it is now, and we won’t remind you again.',
  ]);
  const again = limitNotice({ ...told, stage: 'reminder' }, 'https://rovers.test');
  expect(again.subject).toBe('Make room for searches by June 1, 2031');
});

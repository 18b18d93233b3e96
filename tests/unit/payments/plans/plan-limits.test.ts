import { expect, it } from 'vitest';
import { planNotice } from '#lambdas/payments/plans/letters.ts';
import { beyondPlan, nextPlanWords } from '#shared/payments/plan-limits.ts';

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

it('says what of a community goes beyond a plan, and nothing where all of it is within', () => {
  expect(beyondPlan('rookie', { members: 620, admins: 4 })).toEqual([
    '620 members, and Rookie allows 500',
    '4 admins besides you, and Rookie allows 3',
  ]);
  expect(beyondPlan('rookie', { members: 500, admins: 3 })).toEqual([]);
  expect(beyondPlan('elite', { members: 10_000, admins: 400 })).toEqual([]);
});

it.each(['willEnd', 'ended', 'changed'] as const)('tells a payer what stays beyond the smaller plan: %s', (what) => {
  const told = { planId: 'pro', day: 'June 1, 2031', teamName: 'Dawn Hoops' } as const;
  const words = (beyond: readonly string[]) =>
    planNotice(what, { ...told, beyond }, 'https://rovers.test')?.content.paragraphs.slice(1);
  expect(words(['620 members, and Rookie allows 500'])).toEqual([
    'Nothing is deleted. What goes beyond the smaller plan stays, and you can’t add to it.',
    'Dawn Hoops has 620 members, and Rookie allows 500.',
    'You can export the roster at any time.',
  ]);
  expect(words([])).toHaveLength(what === 'changed' ? 0 : 1);
});

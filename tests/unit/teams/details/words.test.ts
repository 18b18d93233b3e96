import { expect, it } from 'vitest';
import { slugOf, slugWith } from '#shared/teams/details/slug.ts';
import { isReminded, wizardSteps } from '#shared/teams/details/wizard.ts';
import { codeFrom, TypedCode } from '#shared/teams/members/join-code.ts';
import { Slug } from '#shared/teams/schemas.ts';

it.each([
  ['Austin Rovers!', 'austin-rovers'],
  ['  Ça Évidemment -- 7  ', 'ca-evidemment-7'],
  ['篮球', 'team'],
  ['A', 'team-a'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('makes %s an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(Slug.parse(slugOf(name))).toBe(slug);
  expect(Slug.parse(slugWith(slug, 'tea_01KAMFE3NG0000000000AB12CD'))).toMatch(/-b12cd$/);
});

it('makes codes of eight letters that no one takes for others, and reads them as people type them', () => {
  const code = codeFrom(Uint8Array.from({ length: 32 }, (_, index) => index * 7)) ?? '';
  expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/);
  expect(TypedCode.parse(` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `)).toBe(code);
  expect(TypedCode.safeParse('O0O0O0O0').success).toBe(false);
  expect(codeFrom(new Uint8Array(8).fill(255))).toBeUndefined();
});

it('reminds above step 1 and below step 7 of eight', () => {
  expect(wizardSteps.map((_, step) => isReminded(step))).toEqual([false, false, true, true, true, true, true, false]);
});

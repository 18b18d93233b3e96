import { expect, it } from 'vitest';
import { withoutGuardian } from '#lambdas/people/deletion/leave-dependants.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { Guardian } from '#shared/people/family/guardian.ts';

const guardian = (userId: string, differences: Partial<Guardian> = {}): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'parent' as never,
  rights: ['consent', 'manageGuardians'],
  contactShielded: false,
  priority: 1,
  ...differences,
});
const childOf = (...guardians: Guardian[]) =>
  ({ guardians: Object.fromEntries(guardians.map((one) => [one.userId, one])) }) as object as Dependant;

it('leaves a child to the other guardian', () => {
  const left = withoutGuardian(childOf(guardian('a'), guardian('b')), 'a');
  expect(left).toEqual({ changes: { guardians: { b: guardian('b') } } });
});

it('gives the first of the others every right where no one else could decide', () => {
  const [second, third] = [guardian('b', { rights: [], priority: 3 }), guardian('c', { rights: ['pay'], priority: 2 })];
  const left = withoutGuardian(childOf(guardian('a'), second, third), 'a');
  expect(left).toMatchObject({
    changes: {
      guardians: { b: { rights: [] }, c: { rights: expect.arrayContaining(['consent', 'manageGuardians']) } },
    },
  });
});

it('forgets a child without another guardian, even if one was asked', () => {
  expect(withoutGuardian(childOf(guardian('a'), guardian('b', { status: 'asked' })), 'a')).toEqual({ forget: true });
});

it('changes nothing of a child they do not answer for', () => {
  expect(withoutGuardian(childOf(guardian('b')), 'a')).toEqual({ changes: {} });
});

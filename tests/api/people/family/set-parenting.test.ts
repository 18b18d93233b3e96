import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

const parenting = {
  patternType: 'two_two_three',
  anchorDate: '2031-05-05',
  exceptions: [{ date: '2031-05-11', household: 'B' }],
} as const;

it('keeps whose household a child is in, for both households to see, until it is taken away', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, other, { rights: ['rsvp'] });
  const set = (one: { userId: string }, more = {}) => familyApi.signedInAs(one).setParenting({ dependantId, ...more });
  await expect(set(other, { parenting })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(set(await aPerson(), { parenting })).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(set(me, { parenting })).resolves.toMatchObject({ parenting });
  const { dependants } = await dependantsApi.signedInAs(other).getFamilyWeek({ from: '2031-05-05T00:00:00.000Z' });
  expect(dependants).toMatchObject([{ dependantId, household: 'B', parenting }]);
  expect(await set(me)).not.toHaveProperty('parenting');
});

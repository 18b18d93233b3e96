import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantAvailabilityStore } from '#lambdas/people/family/dependants/availability-store.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

const hours = hoursOn({ saturday: ['09:00-12:00'] });

it('keeps when a child can play over the version that was seen, and forgets it with the child', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = familyApi.signedInAs(me);
  expect(await api.getDependantAvailability({ dependantId })).toEqual({});
  await api.saveDependantAvailability({ dependantId, ...hours, version: 0 });
  const again = api.saveDependantAvailability({ dependantId, ...hours, version: 0 });
  await expect(again).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  const { availability } = await api.getDependantAvailability({ dependantId });
  expect(availability).toEqual({ ...hours, version: 1 });
  await api.removeDependant({ dependantId });
  expect(await createDependantAvailabilityStore(table()).find(dependantId)).toBeUndefined();
});

it('takes hours only from a guardian who may answer for the child at the moment of the write', async () => {
  const [me, other, stranger] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  const save = (one: { userId: string }) =>
    familyApi.signedInAs(one).saveDependantAvailability({ dependantId, ...hours, version: 0 });
  await expect(save(stranger)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await addGuardian(child, me, other, { rights: ['pickup'] });
  await expect(save(other)).rejects.toMatchObject({ code: 'access.denied' });
  // Between the look and the write the right was taken away: the write itself says no.
  const store = createDependantAvailabilityStore(table());
  expect(await store.save({ dependantId, guardianId: other.userId }, 0, hours, new Date())).toBe('noRight');
});

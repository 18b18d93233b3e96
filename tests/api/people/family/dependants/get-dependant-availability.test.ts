import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

it('shows hours of a child to their guardians alone, whatever they may do', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await familyApi
    .signedInAs(me)
    .saveDependantAvailability({ dependantId, ...hoursOn({ saturday: ['09:00-12:00'] }), version: 0 });
  const read = () => familyApi.signedInAs(other).getDependantAvailability({ dependantId });
  await expect(read()).rejects.toMatchObject({ code: 'dependant.notFound' });
  await addGuardian(child, me, other, { rights: ['pickup'] });
  expect(await read()).toMatchObject({ availability: { version: 1 } });
});

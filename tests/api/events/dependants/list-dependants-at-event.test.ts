import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';

it("lists a guardian's dependants by name, with where each stands and what is asked of their age", async () => {
  const { event } = await anEvent({ eligibility: { leastAge: 12 } });
  const { eventId } = event;
  const [me, other] = [await aPerson(), await aPerson()];
  const kim = await aDependant(me);
  const bo = await aDependant(me, { firstName: 'Bo', age: 13 });
  await addGuardian(bo, me, other, { rights: ['pickup'] });
  const api = dependantsApi.signedInAs(me);
  await api.joinForDependant({ eventId, dependantId: bo.dependantId });
  const { dependants } = await api.listDependantsAtEvent({ eventId });
  expect(dependants).toEqual([
    {
      dependantId: bo.dependantId,
      firstName: 'Bo',
      mine: { status: 'in' },
      mayAnswer: true,
      mayPay: true,
      eligibilityFailures: [],
      isStanding: false,
    },
    {
      dependantId: kim.dependantId,
      firstName: 'Kim',
      mine: { status: 'none' },
      mayAnswer: true,
      mayPay: true,
      eligibilityFailures: ['This event is for ages 12 and over.'],
      isStanding: false,
    },
  ]);
  await expect(dependantsApi.signedInAs(other).listDependantsAtEvent({ eventId })).resolves.toMatchObject({
    dependants: [{ firstName: 'Bo', mine: { status: 'in' }, mayAnswer: false }],
  });
  await expect(dependantsApi.signedInAs(await aPerson()).listDependantsAtEvent({ eventId })).resolves.toEqual({
    dependants: [],
  });
});

it('says nothing of an event that a player may not see', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const asked = dependantsApi.signedInAs(await aPerson()).listDependantsAtEvent({ eventId: event.eventId });
  await expect(asked).rejects.toMatchObject({ code: 'event.notFound' });
});

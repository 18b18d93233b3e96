import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { byGender, inGroups } from '#tests/support/events/groups.ts';
import { aDependant } from '#tests/support/people/family.ts';

async function aFamily() {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  return { dependantId, api: dependantsApi.signedInAs(me) };
}

it('has a guardian choose the group of a child', async () => {
  const { event } = await anEvent(inGroups());
  const { dependantId, api } = await aFamily();
  const at = { eventId: event.eventId, dependantId };
  await expect(api.joinForDependant(at)).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(api.joinForDependant({ ...at, group: 'keeper' })).resolves.toMatchObject({
    mine: { status: 'in' },
    seats: { groups: [{ taken: 1 }, { taken: 0 }] },
  });
});

it('goes by what the guardian says of a child, where groups are what a profile says', async () => {
  const { event } = await anEvent(byGender);
  const { dependantId, api } = await aFamily();
  const joined = await api.joinForDependant({ eventId: event.eventId, dependantId, gender: 'woman', group: 'man' });
  expect(joined.seats.groups).toMatchObject([{ taken: 0 }, { taken: 1 }]);
});

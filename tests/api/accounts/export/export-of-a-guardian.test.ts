import { expect, it } from 'vitest';
import { leavingApi, settle } from '#tests/support/accounts/deletion/leaving.ts';
import { unzip } from '#tests/support/accounts/deletion/unzip.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

async function exportOf(person: { readonly userId: string }) {
  await leavingApi.signedInAs(person).askForDataExport({});
  await settle();
  const { url } = await leavingApi.signedInAs(person).openDataExport({});
  const files = unzip(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return JSON.parse(files.get('data.json') ?? '').data as Record<string, Record<string, unknown>[]>;
}

it('hands out to each guardian what they may know of a child, and nothing to anyone else', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me, { firstName: 'Kimberly' });
  const { dependantId } = child;
  const shielded = { rights: ['pickup' as const], contactShielded: true, phoneNumber: '+15557654321' };
  await addGuardian(child, me, other, shielded);
  const api = familyApi.signedInAs(me);
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  await api.saveCare({ dependantId, allergies: 'Peanuts', version: 0 });
  await api.saveDependantAvailability({ dependantId, ...hoursOn({ monday: ['17:00-20:00'] }), version: 0 });
  const { event } = await anEvent();
  await dependantsApi.signedInAs(me).joinForDependant({ eventId: event.eventId, dependantId });
  await product.drain();

  const mine = await exportOf(me);
  expect(mine.dependant).toMatchObject([{ dependantId, firstName: 'Kimberly' }]);
  expect(mine.dependantCare).toMatchObject([{ allergies: 'Peanuts' }]);
  expect(mine.dependantAvailability).toMatchObject([{ dependantId, version: 1 }]);
  expect(mine.rsvp).toMatchObject([{ userId: dependantId, eventId: event.eventId }]);
  expect(JSON.stringify(mine)).not.toContain('7654321');
  const theirs = await exportOf(other);
  expect(theirs.dependant).toMatchObject([{ dependantId }]);
  expect(theirs.dependantCare).toEqual([]);
  expect(theirs.rsvp).toBeUndefined();
  expect((await exportOf(await aPerson())).dependant).toEqual([]);
});

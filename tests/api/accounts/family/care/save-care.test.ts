import { expect, it } from 'vitest';
import { aDependant, addGuardian, familyApi } from '#tests/support/accounts/family.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

it('keeps medical notes with a consent of their own, over the version that was seen', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = familyApi.signedInAs(me);
  const save = (version: number) => api.saveCare({ dependantId, medication: 'Inhaler', version });
  await expect(save(0)).rejects.toMatchObject({ code: 'dependant.consentRequired' });
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  expect(await save(0)).toMatchObject({ medication: 'Inhaler', version: 1 });
  await expect(save(0)).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
});

it('is for guardians with the right to change them', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const save = (one: { userId: string }) =>
    familyApi.signedInAs(one).saveCare({ dependantId: child.dependantId, notes: '', version: 0 });
  await expect(save(other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await addGuardian(child, me, other, { rights: ['medicalView'] });
  await expect(save(other)).rejects.toMatchObject({ code: 'access.denied' });
});

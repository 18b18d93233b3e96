import { expect, it, vi } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { dependantCareEntity } from '#lambdas/people/family/dependants/dependant-care.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, everyRight, familyApi } from '#tests/support/people/family.ts';

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

/** What happens between the look at a child and the write of their notes. */
const meanwhile: readonly [what: string, code: string, act: (of: Meanwhile) => Promise<unknown>][] = [
  [
    'the consent was withdrawn',
    'dependant.consentRequired',
    ({ dependantId, api }) => api.setConsent({ dependantId, type: 'medical_treatment', given: false }),
  ],
  ['the child was removed', 'dependant.notFound', ({ dependantId, api }) => api.removeDependant({ dependantId })],
  [
    'the right was taken away',
    'access.denied',
    async ({ dependantId, api, me }) => {
      const { version, guardians } = await api.getDependant({ dependantId });
      const own = guardians.find(({ userId }) => userId === me.userId);
      if (!own) throw new Error('There is no such guardian');
      const { relation, household, priority, contactShielded } = own;
      const rights = everyRight.filter((right) => right !== 'medicalEdit');
      const changed = { relation, household, priority, contactShielded, rights };
      await api.changeGuardian({ dependantId, userId: me.userId, version, ...changed });
    },
  ],
];
interface Meanwhile {
  readonly dependantId: string;
  readonly me: { readonly userId: string };
  readonly api: ReturnType<typeof familyApi.signedInAs>;
}

it.each(meanwhile)('writes no first notes where %s after the look', async (_, code, act) => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = familyApi.signedInAs(me);
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  const send = table().client.send.bind(table().client);
  let isDone = false;
  const slow = vi.spyOn(table().client, 'send').mockImplementation((async (command: object) => {
    const isNotes = !command.constructor.name.startsWith('Get') && JSON.stringify(command).includes('$dependantcare');
    if (isNotes && !isDone) {
      isDone = true;
      await act({ dependantId, me, api });
    }
    return send(command as never);
  }) as never);
  const saving = api.saveCare({ dependantId, notes: 'Canary', version: 0 });
  await expect(saving).rejects.toMatchObject({ code });
  slow.mockRestore();
  const { data } = await dependantCareEntity(table()).get({ dependantId }).go();
  expect([isDone, data]).toEqual([true, null]);
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

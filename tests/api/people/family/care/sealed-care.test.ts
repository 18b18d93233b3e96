import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { type DataKeys, toDataKey } from '#lambdas/kernel/security/seal.ts';
import { createCareStore } from '#lambdas/people/family/dependants/care-store.ts';
import { dependantCareEntity } from '#lambdas/people/family/dependants/dependant-care.entity.ts';
import { Care } from '#shared/people/family/care.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

const rows = dependantCareEntity(table());
const rowOf = async (dependantId: string) => (await rows.get({ dependantId }).go()).data;

/** A child with care notes. */
async function aNotedChild(medication: string) {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = familyApi.signedInAs(me);
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  await api.saveCare({ dependantId, medication, version: 0 });
  return { me, api, dependantId };
}

it('keeps nothing in the table that can be read', async () => {
  const { api, dependantId } = await aNotedChild('Inhaler-canary');
  expect(JSON.stringify(await rowOf(dependantId))).not.toContain('canary');
  expect(await api.getCare({ dependantId })).toMatchObject({ medication: 'Inhaler-canary', version: 1 });
});

it('opens no notes that were copied into another child’s row, and reveals nothing of them', async () => {
  const [mia, ben] = [await aNotedChild('Inhaler'), await aNotedChild('Insulin')];
  const ofBen = await rowOf(ben.dependantId);
  await rows.put({ ...ofBen!, dependantId: mia.dependantId }).go();
  consoleErrors.expect(/getCare/);
  await expect(mia.api.getCare({ dependantId: mia.dependantId })).rejects.toMatchObject({ code: 'server.failed' });
});

it('reads notes from before they were sealed, and seals them when they are saved next', async () => {
  const { me, api, dependantId } = await aNotedChild('Inhaler');
  const plain = Care.parse({ medication: 'Plain-canary' });
  await rows
    .put({ dependantId, version: 4, facts: plain, updatedBy: me.userId, updatedAt: '2026-01-01T00:00:00.000Z' })
    .go();
  const { looks: _, version, ...read } = await api.getCare({ dependantId });
  expect(read).toMatchObject({ medication: 'Plain-canary' });
  await api.saveCare({ dependantId, ...read, version });
  expect(JSON.stringify(await rowOf(dependantId))).not.toContain('canary');
  expect(await api.getCare({ dependantId })).toMatchObject({ medication: 'Plain-canary', version: 5 });
});

it('opens what was sealed under the key before, and seals under the new one', async () => {
  const known = new Map(['first', 'second'].map((name) => [name, toDataKey(name, `secret ${name}`, 'care')]));
  let current = 'first';
  const keys: DataKeys = {
    current: async () => known.get(current)!,
    named: async (keyId) => known.get(keyId)!,
  };
  const store = createCareStore(table(), keys);
  const me = await aPerson();
  const { dependantId, version: dependantVersion } = await aDependant(me);
  const [who, now] = [{ dependantId, guardianId: me.userId }, new Date('2026-11-22T10:00:00Z')];
  const sealedUnder = async () => {
    const facts = (await rowOf(dependantId))?.facts;
    return facts && 'sealed' in facts ? facts.sealed.keyId : undefined;
  };
  await store.save(who, Care.parse({ notes: 'one' }), { version: 0, dependantVersion }, now);
  current = 'second';
  expect([(await store.find(dependantId)).notes, await sealedUnder()]).toEqual(['one', 'first']);
  await store.save(who, Care.parse({ notes: 'two' }), { version: 1, dependantVersion }, now);
  expect([(await store.find(dependantId)).notes, await sealedUnder()]).toEqual(['two', 'second']);
});

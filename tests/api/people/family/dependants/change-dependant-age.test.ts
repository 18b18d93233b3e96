import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { handler as runDates } from '#lambdas/people/family/dates/job.ts';
import { dependantCareEntity } from '#lambdas/people/family/dependants/dependant-care.entity.ts';
import { familyQueue } from '#lambdas/people/family/family-dates.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const day = 24 * 60;
const due = createDueIndex(table());
const runOn = async (days: number) => {
  product.clock.reset();
  product.clock.forwardMinutes(days * day);
  // The job has run all the time; looking through a year of minutes here would show nothing more.
  const lately = new Date(product.clock.now().getTime() - 3 * day * 60_000);
  await due.moveMark(familyQueue, await due.findMark(familyQueue), lately);
  await runJob(runDates);
  await product.drain();
};

it('comes of age: told at 13, at 18 looked at for thirty days by guardians without rights, then forgotten', async () => {
  const me = await aPerson();
  const [{ dependantId: younger }, { dependantId }] = [
    await aDependant(me, { age: 12 }),
    await aDependant(me, { age: 17 }),
  ];
  const api = familyApi.signedInAs(me);
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  await api.saveCare({ dependantId, allergies: 'Nuts', version: 0 });
  await runOn(367);
  const told = product.mails(me.email).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.startsWith('Kim is')).sort()).toEqual(['Kim is 13', 'Kim is 18']);
  expect((await api.getDependant({ dependantId: younger })).guardians[0]?.rights).toContain('rsvp');
  const seen = await api.getDependant({ dependantId });
  expect(seen.guardians[0]?.rights).toEqual([]);
  expect(seen.consents.every(({ withdrawnAt }) => withdrawnAt)).toBe(true);
  await expect(api.getCare({ dependantId })).rejects.toMatchObject({ code: 'access.denied' });
  expect((await dependantCareEntity(table()).get({ dependantId }).go()).data).toBeNull();
  await runOn(367 + 31);
  await expect(api.getDependant({ dependantId })).rejects.toMatchObject({ code: 'dependant.notFound' });
  product.clock.reset();
});

it('leaves those as they are who were adults when they were added', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 80, relation: 'parent', collectionConsent: false });
  await runOn(400);
  const { guardians } = await familyApi.signedInAs(me).getDependant({ dependantId });
  expect(guardians[0]?.rights).toContain('consent');
  product.clock.reset();
});

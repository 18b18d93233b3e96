import { afterEach, beforeEach, expect, it } from 'vitest';
import { handler as runDates } from '#lambdas/competitions/seasons/dates/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const dayMs = 86_400_000;
/** Work is done once and time only goes on, so each test begins after the one before it. */
let start = Date.now();
beforeEach(() => {
  start += 1000 * dayMs;
  product.clock.moveTo(new Date(start));
});

/** Lets so many days pass, and what has to be done on them happen. */
async function runOn(days: number) {
  product.clock.moveTo(new Date(start + days * dayMs));
  await runJob(runDates);
  await product.drain();
}

const asked = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject === 'Does Kim still play?').length;

it('asks the guardians of a child without an answer from a guardian in eleven months, and forgets the child a month later', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 8 });
  await runOn(330);
  expect(asked(me)).toBe(0);
  await runOn(337);
  await runOn(338);
  expect(asked(me)).toBe(1);
  await runOn(368);
  await runOn(369);
  const seen = familyApi.signedInAs(me).getDependant({ dependantId });
  await expect(seen).rejects.toMatchObject({ code: 'dependant.notFound' });
  expect((await familyApi.signedInAs(me).listFamily({})).connections).toEqual([]);
});

it('keeps a child whose page a guardian opens, and asks again when that is long ago', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 8 });
  const open = () => familyApi.signedInAs(me).getDependant({ dependantId });
  await runOn(337);
  await open();
  await runOn(369);
  await runOn(400);
  expect(asked(me)).toBe(1);
  await runOn(337 + 337);
  expect(asked(me)).toBe(2);
  await expect(open()).resolves.toMatchObject({ firstName: 'Kim' });
});

it('asks nothing about a dependant who was added as an adult', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 70, relation: 'parent', collectionConsent: false });
  await runOn(337);
  await runOn(400);
  expect(asked(me)).toBe(0);
  await expect(familyApi.signedInAs(me).getDependant({ dependantId })).resolves.toBeTruthy();
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { handler as runDates } from '#lambdas/accounts/family/dates/handler.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/family.ts';
import { aPerson } from '#tests/support/people.ts';
import { product } from '#tests/support/product.ts';

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
  await runDates();
  await product.drain();
}

const asked = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject === 'Should we keep the notes on Kim?').length;
const contact = { name: 'Gran Carter', phoneNumber: '+15551230000', relation: 'Grandmother', canPickUp: true };
const noted = { allergies: 'Peanuts', conditions: '', medication: '', notes: '', emergencyContacts: [contact] };

/** A child with medical notes and somebody to call. */
async function aNotedChild(guardian: { userId: string }) {
  const mine = familyApi.signedInAs(guardian);
  const { dependantId } = await aDependant(guardian, { age: 8 });
  await mine.setConsent({ dependantId, type: 'medical_treatment', given: true });
  await mine.saveCare({ dependantId, ...noted, version: 0 });
  return { dependantId, mine };
}

it('asks those who may see them after half a year, and forgets notes and contacts a month later, not the child', async () => {
  const [me, helper] = [await aPerson(), await aPerson()];
  const { dependantId, mine } = await aNotedChild(me);
  await addGuardian({ dependantId }, me, helper, { rights: ['rsvp'] });
  await runOn(182);
  expect(asked(me)).toBe(0);
  await runOn(184);
  await runOn(185);
  expect([asked(me), asked(helper)]).toEqual([1, 0]);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
  await runOn(216);
  expect(await mine.getCare({ dependantId })).toMatchObject({ allergies: '', emergencyContacts: [], version: 0 });
  await expect(mine.getDependant({ dependantId })).resolves.toMatchObject({ firstName: 'Kim' });
});

it('keeps them where a guardian opens the page, and asks again when that is long ago', async () => {
  const me = await aPerson();
  const { dependantId, mine } = await aNotedChild(me);
  await runOn(184);
  await mine.getDependant({ dependantId });
  await runOn(216);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
  await runOn(184 + 184);
  expect(asked(me)).toBe(2);
});

it('asks nobody where nothing is noted, and begins anew with what is noted later', async () => {
  const me = await aPerson();
  const { dependantId, mine } = await aNotedChild(me);
  const nothing = { allergies: '', conditions: '', medication: '', notes: '', emergencyContacts: [] };
  await mine.saveCare({ dependantId, ...nothing, version: 1 });
  await runOn(184);
  expect(asked(me)).toBe(0);
  await mine.saveCare({ dependantId, ...noted, version: 2 });
  await runOn(216);
  expect(asked(me)).toBe(0);
  await runOn(184 + 184);
  expect(asked(me)).toBe(1);
});

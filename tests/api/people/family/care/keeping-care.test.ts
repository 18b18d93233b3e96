import { afterEach, beforeEach, expect, it } from 'vitest';
import { handler as runDates } from '#lambdas/competitions/seasons/dates/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason, changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const dayMs = 86_400_000;
/** Work is done once and time only goes on, so each test begins after the one before it. */
let start = Date.now();
beforeEach(async () => {
  start += 1000 * dayMs;
  product.clock.moveTo(new Date(start));
  await runJob(runDates);
});

/** Lets so many days pass, and what has to be done on them happen. */
async function runOn(days: number) {
  product.clock.moveTo(new Date(start + days * dayMs));
  await runJob(runDates);
  await product.drain();
}

const asked = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject === 'Still need Kim’s medical notes?').length;
const contact = { name: 'Gran Carter', phoneNumber: '+15551230000', relation: 'Grandmother', canPickUp: true };
const noted = { allergies: 'Peanuts', conditions: '', medication: '', notes: '', emergencyContacts: [contact] };

/** A child with medical notes and an emergency contact. */
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

it('sends no question where nothing is noted, and starts again with later notes', async () => {
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

const dayOf = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10);

/** The same child, registered for a season that lasts until a day. */
async function aChildInSeason(guardian: { userId: string }, endsOn: number) {
  const child = await aNotedChild(guardian);
  const world = await aSeason({ startDate: dayOf(1), endDate: dayOf(endsOn), timeZone: 'Etc/UTC' });
  const mine = seasonsApi.signedInAs(guardian);
  const { seasonId, divisionId } = world;
  await mine.registerDependant({ seasonId, divisionId, dependantId: child.dependantId, mode: 'individual' });
  return { ...child, ...world, seasons: mine };
}

it('asks when the season of a child is over, says so, and forgets notes a month after its end', async () => {
  const me = await aPerson();
  const { dependantId, mine } = await aChildInSeason(me, 60);
  await runOn(59);
  expect(asked(me)).toBe(0);
  await runOn(63);
  expect(asked(me)).toBe(1);
  const { text } = product.mails(me.email).find(({ subject }) => subject.startsWith('Still need'))!;
  expect(text).toContain('Kim’s season is over.');
  await runOn(90);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
  await runOn(92);
  expect(await mine.getCare({ dependantId })).toMatchObject({ allergies: '', emergencyContacts: [], version: 0 });
});

it('keeps them as long as a season lasts, and where a guardian opens the page after it', async () => {
  const me = await aPerson();
  const { dependantId, mine } = await aChildInSeason(me, 240);
  await runOn(230);
  expect(asked(me)).toBe(0);
  await runOn(245);
  expect(asked(me)).toBe(1);
  await mine.getDependant({ dependantId });
  await runOn(280);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
});

it('follows a season that ends at another time, and none that a child left', async () => {
  const me = await aPerson();
  const { seasons, seasonId, dependantId, owner } = await aChildInSeason(me, 60);
  const boss = seasonsApi.signedInAs(owner);
  const { season } = await boss.getSeason({ seasonId });
  await boss.changeSeason({ ...changesOf(season), endDate: dayOf(100) });
  await runOn(70);
  expect(asked(me)).toBe(0);
  await seasons.withdrawDependant({ seasonId, dependantId });
  await runOn(110);
  expect(asked(me)).toBe(0);
});

it('asks sooner where a season ends sooner than was thought', async () => {
  const me = await aPerson();
  const { seasonId, dependantId, mine, owner } = await aChildInSeason(me, 150);
  const boss = seasonsApi.signedInAs(owner);
  const { season } = await boss.getSeason({ seasonId });
  await boss.changeSeason({ ...changesOf(season), endDate: dayOf(40) });
  await runOn(50);
  expect(asked(me)).toBe(1);
  await runOn(68);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
  await runOn(75);
  expect(await mine.getCare({ dependantId })).toMatchObject({ allergies: '', emergencyContacts: [], version: 0 });
});

it('goes by the last use where the season was cancelled', async () => {
  const me = await aPerson();
  const { seasonId, dependantId, mine, owner } = await aChildInSeason(me, 60);
  const boss = seasonsApi.signedInAs(owner);
  const { season } = await boss.getSeason({ seasonId });
  await boss.moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'No fields' });
  await runOn(110);
  expect(asked(me)).toBe(0);
  expect(await mine.getCare({ dependantId })).toMatchObject(noted);
});

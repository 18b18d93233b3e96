import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aDuty, dutyDetails, noDuty } from '#tests/support/teams/duties.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { aMember, rosterApi, teamsDue } from '#tests/support/teams/teams.ts';

it('lets a duty be taken by as many as it takes, however many try at once', async () => {
  const world = await aDuty({ slots: 2 });
  const { key, one, other, shown } = world;
  const all = [one, other, rosterApi.signedInAs(await aMember(world)), rosterApi.signedInAs(await aMember(world))];
  const tried = await Promise.allSettled(all.map((person) => person.answerDuty({ ...key, answer: 'take' })));
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(['duty.full', 'duty.full']);
  expect(await shown()).toMatchObject({ status: 'claimed', holders: [{}, {}] });
});

it('gives a duty back, and moves one that is offered to anyone who takes it', async () => {
  const { key, one, other, who, shown } = await aDuty();
  await one.answerDuty({ ...key, answer: 'take' });
  const early = other.answerDuty({ ...key, answer: 'take', insteadOf: who.one.userId });
  await expect(early).rejects.toMatchObject({ code: 'duty.notOffered' });
  await one.answerDuty({ ...key, answer: 'offer' });
  expect(await shown()).toMatchObject({ holders: [{ userId: who.one.userId, isOffered: true }] });
  await other.answerDuty({ ...key, answer: 'take', insteadOf: who.one.userId });
  expect(await shown()).toMatchObject({ holders: [{ userId: who.other.userId, isOffered: false }] });
  await expect(one.answerDuty({ ...key, answer: 'offer' })).rejects.toMatchObject({ code: 'duty.notYours' });
  await other.answerDuty({ ...key, answer: 'giveBack' });
  expect(await shown()).toMatchObject({ status: 'open', holders: [] });
});

it('is for people of its age, of its team, and until it begins', async () => {
  const { key, one, boss, teamId } = await aDuty({ minAge: 99 });
  await expect(one.answerDuty({ ...key, answer: 'take' })).rejects.toMatchObject({ code: 'duty.tooYoung' });
  const unknown = one.answerDuty({ ...key, dutyId: noDuty, answer: 'take' });
  await expect(unknown).rejects.toMatchObject({ code: 'duty.notFound' });
  const stranger = rosterApi.signedInAs(await aPerson()).answerDuty({ ...key, answer: 'take' });
  await expect(stranger).rejects.toMatchObject({ code: 'team.notFound' });
  const { dutyId } = await boss.addDuty({ teamId, ...dutyDetails({ localStart: '2026-01-01T10:00' }) });
  await expect(one.answerDuty({ teamId, dutyId, answer: 'take' })).rejects.toMatchObject({ code: 'duty.notNow' });
  const wrong = one.answerDuty({ ...key, answer: 'perhaps' as 'take' });
  await expect(wrong).rejects.toMatchObject({ code: 'request.invalid' });
});

it('reminds the member who took a duty two days and three hours before, and no one else', async () => {
  const { key, one, who } = await aDuty();
  await one.answerDuty({ ...key, answer: 'take' });
  const remindersAfter = async (minutes: number) => {
    product.clock.forwardMinutes(minutes);
    await teamsDue();
    return product.mails(who.one.email).filter(({ subject }) => subject.startsWith('Reminder: Keep the score')).length;
  };
  expect(await remindersAfter(4 * 24 * 60)).toBe(0);
  expect(await remindersAfter(24 * 60 + 5)).toBe(1);
  expect(await remindersAfter(45 * 60)).toBe(2);
  expect(product.mails(who.other.email)).toEqual([]);
});

it('is refused where the community switched duties off', async () => {
  const world = await aDuty();
  await switchFeatures(world, { duties: false });
  await expect(world.one.answerDuty({ ...world.key, answer: 'take' })).rejects.toMatchObject({
    code: 'team.featureOff',
  });
});

it('reminds no one once the community switched duties off', async () => {
  const world = await aDuty();
  await world.one.answerDuty({ ...world.key, answer: 'take' });
  await switchFeatures(world, { duties: false });
  product.clock.forwardMinutes(7 * 24 * 60 - 60);
  await teamsDue();
  const subjects = product.mails(world.who.one.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Reminder'))).toEqual([]);
});

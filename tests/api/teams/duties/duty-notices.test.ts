import { expect, it } from 'vitest';
import { inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { aDuty, dutyDetails } from '#tests/support/teams/duties.ts';
import { membersApi } from '#tests/support/teams/teams.ts';

/** A duty that two took, and what one of them is told of it since. */
async function aTakenDuty() {
  const world = await aDuty({ slots: 2 });
  for (const person of [world.one, world.other]) await person.answerDuty({ ...world.key, answer: 'take' });
  await product.drain();
  const told = async ({ email } = world.who.one) => {
    await product.drain();
    return product.mails(email).map(({ subject }) => subject);
  };
  return { ...world, told };
}

it('tells the member who took a duty that it moved, and nothing where its time stays', async () => {
  const { boss, key, who, told } = await aTakenDuty();
  await boss.changeDuty({ ...key, version: 3, ...dutyDetails({ slots: 2, note: 'Bring a pen' }) });
  expect(await told()).toEqual([]);
  await boss.changeDuty({ ...key, version: 4, ...dutyDetails({ slots: 2, localStart: inDays(9) }) });
  expect(await told()).toEqual(['New time: Keep the score']);
  expect(await told(who.other)).toEqual(['New time: Keep the score']);
});

it('tells that a duty is gone, and none who left or of a duty that is over', async () => {
  const { boss, key, who, told, teamId, one } = await aTakenDuty();
  await membersApi.signedInAs(who.other).leaveTeam({ teamId });
  await boss.removeDuty(key);
  expect(await told()).toEqual(['No longer needed: Keep the score']);
  expect(await told(who.other)).toEqual([]);
  const { dutyId } = await boss.addDuty({
    teamId,
    ...dutyDetails({ title: 'Bring the balls', localStart: inDays(1) }),
  });
  await one.answerDuty({ teamId, dutyId, answer: 'take' });
  product.clock.forwardMinutes(3 * 24 * 60);
  await boss.removeDuty({ teamId, dutyId });
  expect(await told()).toEqual(['No longer needed: Keep the score']);
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason } from '#tests/support/competitions/seasons.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aDuty, dutyDetails, noDuty } from '#tests/support/teams/duties.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('changes a duty of the version that was read, and puts no one out of it', async () => {
  const { boss, one, other, key, shown } = await aDuty({ slots: 2 });
  for (const person of [one, other]) await person.answerDuty({ ...key, answer: 'take' });
  const fewer = boss.changeDuty({ ...key, version: 3, ...dutyDetails({ slots: 1 }) });
  await expect(fewer).rejects.toMatchObject({ code: 'duty.full' });
  const next = dutyDetails({ slots: 3, title: 'Bring the balls' });
  expect(await boss.changeDuty({ ...key, version: 3, ...next })).toMatchObject({ version: 4 });
  expect(await shown()).toMatchObject({ title: 'Bring the balls', status: 'open', holders: [{}, {}] });
  const stale = boss.changeDuty({ ...key, version: 3, ...next });
  await expect(stale).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 4 } });
});

it('knows no other duty, and is for anyone who manages events', async () => {
  const { boss, one, key } = await aDuty();
  const change = { version: 1, ...dutyDetails() };
  await expect(boss.changeDuty({ ...key, dutyId: noDuty, ...change })).rejects.toMatchObject({ code: 'duty.notFound' });
  await expect(one.changeDuty({ ...key, ...change })).rejects.toMatchObject({ code: 'access.denied' });
  const stranger = rosterApi.signedInAs(await aPerson()).changeDuty({ ...key, teamId: noTeam, ...change });
  await expect(stranger).rejects.toMatchObject({ code: 'team.notFound' });
  const unnamed = boss.changeDuty({ ...key, ...change, title: '' });
  await expect(unnamed).rejects.toMatchObject({ code: 'request.invalid' });
});

it('binds none to an event of another member', async () => {
  const { boss, key } = await aDuty();
  const { eventId } = (await anEvent()).event;
  const changed = boss.changeDuty({ ...key, version: 1, ...dutyDetails({ eventId }) });
  await expect(changed).rejects.toMatchObject({ code: 'event.notFound' });
});

it('makes it no duty of a season of another team', async () => {
  const { key, boss } = await aDuty();
  const { seasonId } = await aSeason();
  const changed = boss.changeDuty({ ...key, version: 1, ...dutyDetails({ seasonId }) });
  await expect(changed).rejects.toMatchObject({ code: 'season.notFound' });
});

it('is refused where the community switched duties off', async () => {
  const world = await aDuty();
  await switchFeatures(world, { duties: false });
  await expect(world.boss.changeDuty({ ...world.key, version: 1, ...dutyDetails() })).rejects.toMatchObject({
    code: 'team.featureOff',
  });
});

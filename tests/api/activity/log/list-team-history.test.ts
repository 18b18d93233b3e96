import { expect, it } from 'vitest';
import { accountsData } from '#lambdas/accounts/personal-data.ts';
import { collectRows } from '#lambdas/accounts/ports/personal-data/collect-rows.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import { activityEntity } from '#lambdas/activity/ports/activity.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { activityWords } from '#shared/activity/words.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

const twoYears = 2 * 365 * 24 * 60 * 60;

it('tells the owner in words who came, who let them in and what they were made, for two years', async () => {
  const { teamId, owner } = await aTeam({ joinPolicy: 'request' });
  const sam = await aPerson();
  await product.drain();
  await membersApi.signedInAs(sam).joinTeam({ teamId });
  await product.drain();
  const boss = membersApi.signedInAs(owner);
  await boss.answerTeamRequest({ teamId, userId: sam.userId, decision: 'accept' });
  await product.drain();
  await boss.changeTeamRoles({ teamId, userId: sam.userId, roles: ['coach'] });
  await product.drain();
  const { activities } = await boss.listTeamHistory({ teamId });
  const lines = activities.map(activityWords);
  const [boss_, who] = [owner.displayName, sam.displayName];
  expect(lines.slice(0, 3)).toEqual([
    `${boss_} set the roles of ${who}: Coach`,
    ...[`${boss_} let ${who} in`, `${boss_} accepted ${who}`].toSorted((a, b) => lines.indexOf(a) - lines.indexOf(b)),
  ]);
  expect(lines).toContain(`${who} asks to join`);
  const { data } = await activityEntity(table()).query.byThing({ thingId: teamId }).go();
  expect(data.every(({ at, expires }) => expires === Math.floor(Date.parse(at) / 1000) + twoYears)).toBe(true);
});

it('is only for members who manage the people, and of no community that is not there', async () => {
  const { teamId } = await aTeam();
  const sam = await aPerson();
  await membersApi.signedInAs(sam).joinTeam({ teamId });
  await expect(membersApi.signedInAs(sam).listTeamHistory({ teamId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(membersApi.signedInAs(sam).listTeamHistory({ teamId: noTeam })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});

it('refuses a place in the list that it did not give', async () => {
  const { teamId, owner } = await aTeam();
  await expect(membersApi.signedInAs(owner).listTeamHistory({ teamId, cursor: 'elsewhere' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});

it('hands a person out what they did, and nothing of what others did', async () => {
  const { teamId, owner } = await aTeam();
  const sam = await aPerson();
  await membersApi.signedInAs(sam).joinTeam({ teamId });
  await product.drain();
  const { activity = [] } = await collectRows(sam.userId, accountsData, createPersonRows(table()));
  expect(activity).toMatchObject([{ thingId: teamId, action: 'joined', userId: sam.userId }]);
  const ofOwner = await collectRows(owner.userId, accountsData, createPersonRows(table()));
  expect(ofOwner.activity?.map(({ userId }) => userId)).toEqual([owner.userId]);
});

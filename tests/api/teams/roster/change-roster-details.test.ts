import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('says who has the same number, and refuses what is no longer the newest', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [first, second] = [await aMember(world), await aMember(world)];
  const mine = rosterApi.signedInAs(owner);
  const details = { ...noDetails, jersey: '7' };
  const change = (userId: string, version = 0) => mine.changeRosterDetails({ teamId, userId, version, details });
  expect(await change(first.userId)).toEqual({ version: 1, sameNumber: [] });
  expect(await change(second.userId)).toEqual({ version: 1, sameNumber: [first.displayName] });
  await expect(change(second.userId)).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  const stranger = await aPerson();
  await expect(change(stranger.userId)).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const elsewhere = mine.changeRosterDetails({ teamId: noTeam, userId: first.userId, version: 0, details });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

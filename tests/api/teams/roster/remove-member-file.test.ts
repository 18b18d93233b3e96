import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberFile, askForFile } from '#tests/support/teams/member-files.ts';
import { fieldId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, membersApi, rosterApi } from '#tests/support/teams/teams.ts';
import { aDayLater } from '#tests/support/uploads/uploads.ts';

/** A member of a community with a document on their line. */
async function withFile() {
  const world = await aTeam();
  await askForFile(world);
  const member = await aMember(world);
  const uploadId = await aMemberFile(member);
  const line = { teamId: world.teamId, userId: member.userId, partId: fieldId };
  await rosterApi.signedInAs(member).keepMemberFile({ ...line, uploadId });
  return { ...world, member, uploadId, line };
}

const isKept = async (uploadId: string) => (await createUploadReader(table()).find(uploadId))?.status === 'kept';

it('takes a file off a line, which is deleted then', async () => {
  const { owner, member, line, uploadId, ...world } = await withFile();
  const remove = (person: { userId: string }, at: object = {}) =>
    rosterApi.signedInAs(person).removeMemberFile({ ...line, ...at });
  await aDayLater();
  expect(await isKept(uploadId)).toBe(true);
  await expect(remove(await aMember({ ...world, owner }))).rejects.toMatchObject({ code: 'access.denied' });
  const stranger = await aPerson();
  await expect(remove(stranger)).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(remove(owner, { userId: stranger.userId })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(remove(owner, { partId: 'unknownn' })).rejects.toMatchObject({ code: 'team.partNotFound' });
  await remove(owner);
  await expect(remove(member)).rejects.toMatchObject({ code: 'upload.notFound' });
  await aDayLater();
  expect(await isKept(uploadId)).toBe(false);
});

it('goes with anyone who leaves, and is not there when they come again', async () => {
  const { owner, member, uploadId, teamId, ...world } = await withFile();
  await membersApi.signedInAs(member).leaveTeam({ teamId });
  await aDayLater();
  expect(await isKept(uploadId)).toBe(false);
  await aMember({ ...world, owner, teamId }, [], member);
  const { entries } = await rosterApi.signedInAs(owner).listRoster({ teamId });
  const again = entries.find(({ userId }) => userId === member.userId);
  expect(again?.details.fields).toEqual({ [fieldId]: '' });
});

import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberFile, askForFile, itemId } from '#tests/support/teams/member-files.ts';
import { fieldId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('hands a file of a line to anyone who sees the answer, for a minute only', async () => {
  const world = await aTeam();
  await askForFile(world);
  const [member, other] = [await aMember(world), await aMember(world)];
  const line = { teamId: world.teamId, userId: member.userId, partId: fieldId };
  await rosterApi.signedInAs(member).keepMemberFile({ ...line, uploadId: await aMemberFile(member) });
  for (const person of [member, world.owner]) {
    const { url } = await rosterApi.signedInAs(person).openMemberFile(line);
    expect(await (await fetch(url)).text()).toBe('%PDF-1.7 fit to play');
  }
  const open = (person: { userId: string }, at: object = {}) =>
    rosterApi.signedInAs(person).openMemberFile({ ...line, ...at });
  await expect(open(other)).rejects.toMatchObject({ code: 'access.denied' });
  const stranger = await aPerson();
  await expect(open(stranger)).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(open(world.owner, { userId: stranger.userId })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(open(world.owner, { partId: 'unknownn' })).rejects.toMatchObject({ code: 'team.partNotFound' });
  await expect(open(member, { partId: itemId })).rejects.toMatchObject({ code: 'upload.notFound' });
});

import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberFile, askForFile, itemId } from '#tests/support/teams/member-files.ts';
import { fieldId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

/** A community that asks for a document, and a member of it. */
async function asking(field: object = {}) {
  const world = await aTeam();
  await askForFile(world, field);
  const member = await aMember(world);
  const line = { teamId: world.teamId, userId: member.userId };
  const seenBy = async (person: { userId: string }) =>
    (await rosterApi.signedInAs(person).listRoster({ teamId: world.teamId })).entries.find(
      ({ userId }) => userId === member.userId,
    );
  return { ...world, member, line, seenBy };
}

it('shows the name of an answer that is a file to anyone who sees the answer, and of evidence to who manages members', async () => {
  const { owner, member, line, seenBy, ...world } = await asking();
  const other = await aMember({ ...world, owner });
  const mine = rosterApi.signedInAs(member);
  await mine.keepMemberFile({ ...line, partId: fieldId, uploadId: await aMemberFile(member) });
  const waiver = await aMemberFile(owner, 'waiver.pdf');
  await rosterApi.signedInAs(owner).keepMemberFile({ ...line, partId: itemId, uploadId: waiver });
  const shown = { evidence: { [itemId]: 'waiver.pdf' }, details: { fields: { [fieldId]: 'certificate.pdf' } } };
  expect(await seenBy(member)).toMatchObject(shown);
  expect(await seenBy(owner)).toMatchObject(shown);
  const strange = await seenBy(other);
  expect(strange?.evidence).toBeUndefined();
  expect(strange?.details.fields).toEqual({});
});

it('keeps a file whatever is written of the line, and takes no words in place of one', async () => {
  const { owner, member, line, seenBy } = await asking();
  const mine = rosterApi.signedInAs(member);
  const words = { [fieldId]: 'I am fit' };
  await mine.changeOwnEntry({ teamId: line.teamId, version: 0, isPaused: false, contact: {}, fields: words });
  expect((await seenBy(owner))?.details.fields).toEqual({ [fieldId]: '' });
  await mine.keepMemberFile({ ...line, partId: fieldId, uploadId: await aMemberFile(member) });
  const details = { ...noDetails, jersey: '7', fields: words };
  await rosterApi.signedInAs(owner).changeRosterDetails({ ...line, version: 1, details });
  expect((await seenBy(owner))?.details).toMatchObject({ jersey: '7', fields: { [fieldId]: 'certificate.pdf' } });
});

it('is for the person and who manages members, where they see the answer, and for a file of their own', async () => {
  const { owner, member, line, ...world } = await asking({ isSensitive: true, visibleTo: 'members' });
  const [admin, other] = [await aMember({ ...world, owner }, ['admin']), await aMember({ ...world, owner })];
  const keep = async (person: { userId: string }, at: object = {}) =>
    rosterApi
      .signedInAs(person)
      .keepMemberFile({ ...line, partId: fieldId, uploadId: await aMemberFile(person), ...at });
  for (const person of [admin, other]) await expect(keep(person)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(keep(await aPerson())).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(keep(member, { teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  const stranger = await aPerson();
  await expect(keep(owner, { userId: stranger.userId })).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(keep(member, { partId: 'unknownn' })).rejects.toMatchObject({ code: 'team.partNotFound' });
  for (const uploadId of [await aMemberFile(owner), await anUpload(member)])
    await expect(keep(member, { uploadId })).rejects.toMatchObject({ code: 'upload.notFound' });
  await keep(member);
  await keep(owner);
});

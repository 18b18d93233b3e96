import { expect, it } from 'vitest';
import type { TeamRole } from '#shared/teams/permissions.ts';
import { filePart, keepsFile, seenEvidence, seesFile } from '#shared/teams/roster/member-files.ts';
import { RosterSheet } from '#shared/teams/roster/sheet.ts';

const [open, closed, own, secret, words] = ['openopen', 'closedcl', 'ownownow', 'secretse', 'wordswor'];
const sheet = RosterSheet.parse({
  fields: [
    { fieldId: open, label: 'Photo', type: 'file', visibleTo: 'members' },
    { fieldId: closed, label: 'Certificate', type: 'file', visibleTo: 'admins' },
    { fieldId: own, label: 'Plan', type: 'file', visibleTo: 'self' },
    { fieldId: secret, label: 'Allergies', type: 'file', visibleTo: 'members', isSensitive: true },
    { fieldId: words, label: 'Shirt size' },
  ],
  items: [{ itemId: 'itemaaaa', name: 'Waiver' }],
});
const readers: Readonly<Record<string, { roles: TeamRole[]; isSelf: boolean }>> = {
  self: { roles: ['member'], isSelf: true },
  member: { roles: ['member'], isSelf: false },
  coach: { roles: ['coach'], isSelf: false },
  admin: { roles: ['admin'], isSelf: false },
  owner: { roles: ['owner'], isSelf: false },
};

// Who sees the file of each part, and who may put one there.
it.each([
  [open, 'self member coach admin owner', 'self admin owner'],
  [closed, 'self admin owner', 'self admin owner'],
  [own, 'self', 'self'],
  [secret, 'self owner', 'self owner'],
  ['itemaaaa', 'self admin owner', 'self admin owner'],
])('says who sees the file of %s, and who keeps it', (partId, seeing, keeping) => {
  const part = filePart(sheet, partId);
  const who = (rule: typeof seesFile) =>
    Object.entries(readers)
      .filter(([, reader]) => part && rule(part, reader))
      .map(([name]) => name)
      .join(' ');
  expect([who(seesFile), who(keepsFile)]).toEqual([seeing, keeping]);
});

it('takes files for fields of that type and for tracked items alone', () => {
  expect([words, 'unknownn'].map((partId) => filePart(sheet, partId))).toEqual([undefined, undefined]);
});

it('names evidence to anyone who sees how its item stands, of the items that there are', () => {
  const file = { uploadId: 'upl_00000000000000000000000000', name: 'w.pdf', type: 'application/pdf', size: 9 };
  const files = { itemaaaa: file, itembbbb: file, [open]: file };
  expect(seenEvidence(sheet, files, readers.admin!)).toEqual({ itemaaaa: 'w.pdf' });
  expect(seenEvidence(sheet, files, readers.coach!)).toEqual({});
});

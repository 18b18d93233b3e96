import type { Column } from '#shared/teams/import/columns.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { rosterApi } from './teams.ts';

export const squadId = 'squadaaa';
export const fieldId = 'fieldaaa';
export const secretId = 'fieldbbb';

/** A roster with one squad, an open field, a sensitive one, and a tracked item. */
export const aSheet = {
  fields: [
    { fieldId, label: 'Shirt size', type: 'select' as const, options: ['S', 'L'], visibleTo: 'members' as const },
    { fieldId: secretId, label: 'Allergies', isSensitive: true, visibleTo: 'members' as const },
  ],
  squads: [{ squadId, name: 'Juniors' }],
  items: [{ itemId: 'itemaaaa', name: 'Waiver', dueOn: '2028-07-04' }],
};

export const saveSheet = ({ teamId, owner }: { teamId: string; owner: { userId: string } }) =>
  rosterApi.signedInAs(owner).saveRosterSheet({ teamId, version: 0, sheet: aSheet });

/** What a small file says: three new people, and one line without a name. */
export const aFile = {
  columns: ['name', 'email', 'jersey', 'squads'] as Column[],
  lines: [
    ['Ana Diaz', 'ana@listed.example', '7', 'Juniors'],
    ['Bo Chen', '', '8', ''],
    ['=Kim', 'kim@listed.example', '', ''],
    ['', '', '9', ''],
  ],
};

interface RosterFile {
  readonly columns: Column[];
  readonly lines: string[][];
  readonly adds?: Pick<RosterSheet, 'squads' | 'fields'>;
}

/** Runs what a preview showed. */
export async function runImport(
  { teamId, owner }: { teamId: string; owner: { userId: string } },
  file: RosterFile = aFile,
) {
  const mine = rosterApi.signedInAs(owner);
  const preview = await mine.previewTeamImport({ teamId, ...file });
  return { preview, run: await mine.runTeamImport({ teamId, ...file, plan: preview.plan }) };
}

import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { addDuty, changeDuty, judgeDuty, removeDuty } from '../duties/operations/keep-duties.ts';
import { answerDuty, listDuties } from '../duties/operations/take-duties.ts';
import { createDutyStore } from '../duties/store.ts';
import { createInviteStore } from '../invites/store.ts';
import { createRosterStore } from '../members/member-store.ts';
import { createNamedThings } from '../ports/named-things.ts';
import { createTeamReader, teamPermissionsIn } from '../ports/teams.ts';
import { createDetailsStore } from './details-store.ts';
import { createMemberFileStore } from './files-store.ts';
import { createImportStore } from './import-store.ts';
import { createMergeStore } from './merge-store.ts';
import { barPerson } from './operations/bar-person.ts';
import { chooseRosterTeam } from './operations/choose-team.ts';
import { previewTeamImport, runTeamImport } from './operations/import-roster.ts';
import { addRosterPeople, changeRosterPerson } from './operations/keep-people.ts';
import { changeOwnEntry, changeRosterDetails, exportRoster, saveRosterSheet } from './operations/keep-roster.ts';
import { listRoster } from './operations/list-roster.ts';
import { keepMemberFile, openMemberFile, removeMemberFile } from './operations/member-files.ts';
import { mergeRosterPeople, undoRosterMerge } from './operations/merge-people.ts';
import { removeRosterChild } from './operations/own-children.ts';
import { listTeamImports, undoTeamImport } from './operations/undo-import.ts';
import { createPeopleStore } from './people-store.ts';
import { createSheetStore } from './sheet-store.ts';
import { sheetsInUse } from './sheets-in-use.ts';

const teams = createTeamReader(table());
const accounts = createAccountReader(table());
const parts = {
  teams,
  roster: createRosterStore(table()),
  details: createDetailsStore(table()),
  sheets: sheetsInUse(createSheetStore(table()), teams),
  invites: createInviteStore(table()),
  people: createPeopleStore(table()),
  merges: createMergeStore(table()),
  imports: createImportStore(table()),
  accounts,
  dependants: createDependantReader(table()),
  naming: createNaming(table(), accounts),
  duties: createDutyStore(table()),
  due: createDueIndex(table()),
  things: createNamedThings(table()),
  files: createMemberFileStore(table()),
  uploads: createUploadReader(table()),
  objects: createObjects(),
};

export const handler = serve(
  teamRoster,
  {
    listRoster: (input, caller) =>
      listRoster(input, caller, parts, cursorsFor(actorOf(caller).userId, { list: 'roster', ...input })),
    changeRosterDetails: (input, caller) => changeRosterDetails(input, caller, parts),
    changeOwnEntry: (input, caller) => changeOwnEntry(input, caller, parts),
    saveRosterSheet: (input) => saveRosterSheet(input, parts),
    exportRoster: (input, caller) => exportRoster(input, caller, parts),
    keepMemberFile: (input, caller) => keepMemberFile(input, caller, parts),
    removeMemberFile: (input, caller) => removeMemberFile(input, caller, parts),
    openMemberFile: (input, caller) => openMemberFile(input, caller, parts),
    addRosterPeople: (input, caller) => addRosterPeople(input, caller, parts),
    changeRosterPerson: (input) => changeRosterPerson(input, parts),
    removeRosterChild: (input, caller) => removeRosterChild(input, caller, parts),
    chooseRosterTeam: (input) => chooseRosterTeam(input, parts),
    mergeRosterPeople: (input, caller) => mergeRosterPeople(input, caller, parts),
    undoRosterMerge: (input, caller) => undoRosterMerge(input, caller, parts),
    barPerson: (input, caller) => barPerson(input, caller, parts),
    previewTeamImport: (input, caller) => previewTeamImport(input, caller, parts),
    runTeamImport: (input, caller) => runTeamImport(input, caller, parts),
    listTeamImports: (input) => listTeamImports(input, parts),
    undoTeamImport: (input, caller) => undoTeamImport(input, caller, parts),
    listDuties: (input, caller) => listDuties(input, caller, parts),
    addDuty: (input, caller) => addDuty(input, caller, parts),
    changeDuty: (input, caller) => changeDuty(input, caller, parts),
    removeDuty: (input, caller) => removeDuty(input, caller, parts),
    answerDuty: (input, caller) => answerDuty(input, caller, parts),
    judgeDuty: (input, caller) => judgeDuty(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, parts.roster) },
);

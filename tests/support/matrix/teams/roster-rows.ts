import { addGuardian } from '../../people/family.ts';
import { aChildOnRoster, answers, familyApi, leo } from '../../teams/roster-children.ts';
import { rosterApi } from '../../teams/teams.ts';
import { type Binding, oncePerCell, personFor } from '../cell.ts';
import { bindTeam, callers } from './team-world.ts';

/** A child on a roster. The caller is one more guardian; `self` is a guardian without the right to answer for the child. */
const aChildThere = oncePerCell(async ({ role }) => {
  const [person, { teamId, dana, invite }] = await Promise.all([personFor(role), aChildOnRoster()]);
  await invite();
  await answers(dana, leo);
  const [child] = (await rosterApi.signedInAs(dana).listRoster({ teamId })).children;
  const there = await familyApi.signedInAs(dana).getDependant({ dependantId: child?.dependantId ?? '' });
  if (person && role === 'guardian') await addGuardian(there, dana, person);
  if (person && role === 'self') await addGuardian(there, dana, person, { rights: ['pickup'] });
  const mine = person ? rosterApi.signedInAs(person) : rosterApi.signedOut();
  return (dependantId = there.dependantId) => mine.removeRosterChild({ teamId, dependantId });
});

/** Rows of rosters. */
export const rosterRows: Readonly<Record<string, Binding>> = {
  'team.roster.list': bindTeam(['listRoster'], (world, teamId) => callers(world).roster.listRoster({ teamId })),
  'team.roster.own': bindTeam(
    ['changeOwnEntry'],
    (world, teamId) =>
      callers(world).roster.changeOwnEntry({ teamId, version: 0, isPaused: true, contact: {}, fields: {} }),
    { self: 'member' },
  ),
  'team.roster.keep': bindTeam(
    [
      ...['changeRosterDetails', 'saveRosterSheet', 'addRosterPeople', 'changeRosterPerson'],
      ...['chooseRosterTeam', 'mergeRosterPeople', 'undoRosterMerge', 'barPerson'],
    ],
    async (world, teamId) => {
      const { roster } = callers(world);
      const { userId } = world.target;
      await roster.addRosterPeople({ teamId, people: [{ name: 'A Friend' }] });
      const [person] = (await roster.listRoster({ teamId })).people;
      await roster.changeRosterPerson({
        teamId,
        inviteId: person?.inviteId ?? '',
        version: person?.version ?? 1,
        name: 'Another Friend',
      });
      const merged = await roster.mergeRosterPeople({
        teamId,
        kept: { userId, version: 0 },
        other: { inviteId: person?.inviteId ?? '', version: (person?.version ?? 1) + 1 },
      });
      await roster.undoRosterMerge({ teamId, mergeId: merged.mergeId });
      await roster.saveRosterSheet({ teamId, version: 0, sheet: {} });
      await roster.chooseRosterTeam({ teamId, userIds: [userId] });
      await roster.changeRosterDetails({ teamId, userId, version: 2, details: {} });
      return roster.barPerson({ teamId, userId, banned: true });
    },
    { target: [] },
  ),
  'team.roster.child': {
    operations: ['removeRosterChild'],
    ask: async (cell) => (await aChildThere(cell))(),
    askUnknown: async (cell) => (await aChildThere(cell))(`dep_${'0'.repeat(26)}`),
  },
  'team.roster.export': bindTeam(['exportRoster'], (world, teamId) => callers(world).roster.exportRoster({ teamId })),
  'team.roster.import': bindTeam(
    ['previewTeamImport', 'runTeamImport', 'listTeamImports', 'undoTeamImport'],
    async (world, teamId) => {
      const { roster } = callers(world);
      const file = { teamId, columns: ['name' as const], lines: [['Ana Diaz']] };
      const { plan } = await roster.previewTeamImport(file);
      await roster.runTeamImport({ ...file, plan });
      const [made] = (await roster.listTeamImports({ teamId })).imports;
      return roster.undoTeamImport({ teamId, importId: made?.importId ?? '' });
    },
  ),
};

import { expect, it } from 'vitest';
import type { Column } from '#shared/teams/import/columns.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aSeason, aSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aFile, runImport, saveSheet } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('leaves the roster to the byte as it was before, once, within seven days', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const member = await aMember(world);
  const mine = rosterApi.signedInAs(owner);
  const before = await mine.exportRoster({ teamId });
  const lines = [...aFile.lines, [member.displayName ?? '', '', '23', 'Juniors']];
  const { run } = await runImport(world, { ...aFile, lines });
  expect(await mine.exportRoster({ teamId })).not.toBe(before);
  const { importId } = run;
  expect(await mine.undoTeamImport({ teamId, importId })).toMatchObject({ kept: 0 });
  expect(await mine.exportRoster({ teamId })).toBe(before);
  await expect(mine.undoTeamImport({ teamId, importId })).rejects.toMatchObject({ code: 'team.importNotFound' });
  const elsewhere = mine.undoTeamImport({ teamId: noTeam, importId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
  const late = await runImport(world);
  product.clock.forwardMinutes(7 * 24 * 60 + 1);
  const tooLate = mine.undoTeamImport({ teamId, importId: late.run.importId });
  await expect(tooLate).rejects.toMatchObject({ code: 'team.importNotFound' });
  product.clock.reset();
});

it('keeps what a member changed by hand since', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const member = await aMember(world);
  const mine = rosterApi.signedInAs(owner);
  const { run } = await runImport(world, { columns: ['name', 'jersey'], lines: [[member.displayName ?? '', '23']] });
  const details = { ...noDetails, jersey: '24' };
  await mine.changeRosterDetails({ teamId, userId: member.userId, version: 1, details });
  expect(await mine.undoTeamImport({ teamId, importId: run.importId })).toMatchObject({ kept: 1 });
  const { entries } = await mine.listRoster({ teamId, q: member.displayName ?? '' });
  expect(entries[0]?.details.jersey).toBe('24');
});

const [antsId, beesId] = ['squadant', 'squadbee'];
const adds = {
  squads: [
    { squadId: antsId, name: 'Ants' },
    { squadId: beesId, name: 'Bees' },
  ],
  fields: [],
};
const aTeamFile = {
  columns: ['name', 'squads'] as Column[],
  lines: [
    ['Ana Diaz', 'Ants'],
    ['Bo Chen', 'Ants'],
    ['Cy Young', 'Bees'],
  ],
  adds,
};

/** A roster with teams that an import created, and its undo. */
async function aTeamImport(world: Awaited<ReturnType<typeof aTeam>>) {
  const { teamId, owner } = world;
  const mine = rosterApi.signedInAs(owner);
  const { run } = await runImport(world, aTeamFile);
  const undo = () => mine.undoTeamImport({ teamId, importId: run.importId });
  const listed = () => mine.listRoster({ teamId });
  const teams = async () => (await listed()).sheet.squads.map(({ name }) => name);
  return { mine, undo, listed, teams };
}

it('takes the teams back that the import created', async () => {
  const { undo, teams } = await aTeamImport(await aTeam());
  expect(await teams()).toEqual(['Ants', 'Bees']);
  expect(await undo()).toEqual({ kept: 0, removedTeams: 2, keptTeams: [] });
  expect(await teams()).toEqual([]);
});

it('keeps a team with players who were put in it by hand, or by another import, and says so', async () => {
  const world = await aTeam();
  const { mine, undo, teams } = await aTeamImport(world);
  const { teamId } = world;
  const member = await aMember(world);
  const details = { ...noDetails, squadIds: [antsId] };
  await mine.changeRosterDetails({ teamId, userId: member.userId, version: 0, details });
  expect(await undo()).toEqual({ kept: 0, removedTeams: 1, keptTeams: [{ name: 'Ants', why: 'changed' }] });
  expect(await teams()).toEqual(['Ants']);
  const back = { ...noDetails, squadIds: [antsId, beesId] };
  const gone = mine.changeRosterDetails({ teamId, userId: member.userId, version: 1, details: back });
  await expect(gone).rejects.toMatchObject({ code: 'request.invalid' });
  const again = await aTeam();
  const first = await aTeamImport(again);
  await runImport(again, { columns: ['name', 'squads'], lines: [['Di Lee', 'Bees']] });
  expect(await first.undo()).toMatchObject({ removedTeams: 1, keptTeams: [{ name: 'Bees', why: 'changed' }] });
});

it('keeps a team that was renamed, and one whose own players were changed since', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const { mine, undo, listed, teams } = await aTeamImport(world);
  const { sheet, sheetVersion, people } = await listed();
  const squads = sheet.squads.map((one) => (one.squadId === beesId ? { ...one, name: 'Wasps' } : one));
  await mine.saveRosterSheet({ teamId, version: sheetVersion, sheet: { ...sheet, squads } });
  const ana = people.find(({ name }) => name === 'Ana Diaz');
  const { inviteId = '', version = 1 } = ana ?? {};
  await mine.changeRosterPerson({ teamId, inviteId, version, name: 'Ana Diaz', jersey: '7' });
  const keptTeams = [
    { name: 'Ants', why: 'players' },
    { name: 'Bees', why: 'changed' },
  ];
  expect(await undo()).toEqual({ kept: 1, removedTeams: 0, keptTeams });
  expect(await teams()).toEqual(['Ants', 'Wasps']);
});

it('keeps players who play in a season, and their team', async () => {
  const world = await aSeason();
  const { seasonId, teamId } = world;
  const { squadId } = await aSquad(world);
  const { undo, listed, teams } = await aTeamImport(world as never);
  const ana = (await listed()).people.find(({ name }) => name === 'Ana Diaz');
  const inviteIds = [ana?.inviteId ?? ''];
  await seasonsApi.signedInAs(world.owner).addSquadPlayers({ seasonId, squadId, inviteIds });
  expect(await undo()).toEqual({ kept: 1, removedTeams: 1, keptTeams: [{ name: 'Ants', why: 'plays' }] });
  expect((await rosterApi.signedInAs(world.owner).listRoster({ teamId })).people.map(({ name }) => name)).toEqual([
    'Ana Diaz',
  ]);
  expect(await teams()).toEqual(['Ants']);
});

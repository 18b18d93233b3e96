import { expect, it } from 'vitest';
import { createInviteStore } from '#lambdas/teams/invites/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { createDetailsStore } from '#lambdas/teams/roster/details-store.ts';
import { createImportStore, type StoredImport } from '#lambdas/teams/roster/import-store.ts';
import { chooseRosterTeam } from '#lambdas/teams/roster/operations/choose-team.ts';
import { undoTeamImport } from '#lambdas/teams/roster/operations/undo-import.ts';
import { createSheetStore } from '#lambdas/teams/roster/sheet-store.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';
import { emptySheet, type RosterSheet } from '#shared/teams/roster/sheet.ts';
import * as league from '../competitions/roster-on-stage.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const { at, bring, listed, now, owner, squadIds, stores, teamId, zeros } = league;
const parts = {
  imports: createImportStore(stage.table, stage.retry),
  sheets: createSheetStore(stage.table, stage.retry),
  invites: createInviteStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  details: createDetailsStore(stage.table),
  people: stores.people,
};
const importId = `imp_${zeros('0')}`;
const [ants, bees] = [
  { squadId: 'squadant', name: 'Ants' },
  { squadId: 'squadbee', name: 'Bees' },
];
const [imported, byHand] = [`inv_${zeros('1')}`, `inv_${zeros('2')}`];
const personOf = (inviteId: string, squads: readonly string[]) => {
  const { email: _, ...invite } = listed(inviteId, '');
  return { ...invite, details: RosterDetails.parse({ name: 'Theo Park', squadIds: [...squads] }) };
};
const one: StoredImport = {
  ...{ teamId, importId, at, byId: owner, byName: 'Ana', status: 'running' },
  ...{ counts: { new: 1, matched: 0, same: 0, needsYou: 0 }, squads: [ants, bees], expires: 1 },
  undoUntil: '2031-02-08T12:00:00.000Z',
};

/** An import that creates two teams, and puts one new player in the first. */
async function runs(): Promise<void> {
  const sheet = { ...emptySheet, squads: [ants, bees] };
  if (!(await parts.imports.begin(one, { sheet, version: 0 }))) return;
  const change = { kind: 'new' as const, invite: personOf(imported, [ants.squadId]) };
  if (await parts.imports.write(one, 0, [change])) await parts.imports.finish(one);
}

const undo = () => undoTeamImport({ teamId, importId }, { now } as never, parts);
const put = (inviteId: string, squadId: string) =>
  chooseRosterTeam({ teamId, squadId, userIds: [], inviteIds: [inviteId] }, parts);

/** Renames the second team, as the page that was read says. */
async function rename(): Promise<void> {
  const { sheet, version } = await parts.sheets.find(teamId);
  const squads = sheet.squads.map((team) => (team.squadId === bees.squadId ? { ...team, name: 'Wasps' } : team));
  if (squads.length > 0) await parts.sheets.save(teamId, { ...sheet, squads }, version);
}

/** The import is undone twice at once, while it may still run and its teams and its player come to be used. */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const played = (async () => {
    await league.aLeague([personOf(byHand, [])]);
    if (seed % 2 === 0) await runs();
    weather.isCalm = false;
    const acts = [
      ...(seed % 2 === 0 ? [] : [runs]),
      ...[undo, undo, rename],
      () => put(byHand, ants.squadId),
      () => put(byHand, bees.squadId),
      () => bring(squadIds[0] ?? '', imported, `rpn_${zeros('1')}`),
    ];
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(40));
        await act().catch(pastFaults);
      }),
    );
    weather.isCalm = true;
    await undo().catch(pastFaults);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** Undone, it leaves no team that no one uses, and takes none from a player who was put in it; who plays in a season stays. */
function judge(memory: MemoryTable): string | undefined {
  const squads = (memory.entity('teamSheet')[0]?.sheet as RosterSheet | undefined)?.squads ?? [];
  const people = memory.entity('teamInvite') as { inviteId: string; details?: RosterDetails }[];
  const placed = people.flatMap(({ details }) => details?.squadIds ?? []);
  if (placed.some((squadId) => squads.every((team) => team.squadId !== squadId)))
    return 'a player is in a team that went';
  const players = memory.entity('rosterPerson').map(({ inviteId }) => inviteId);
  if (players.some((inviteId) => people.every((person) => person.inviteId !== inviteId)))
    return 'a player of a season is on no roster';
  if (people.some(({ inviteId }) => inviteId === imported) && players.length === 0)
    return 'a player came in after the undo';
  const [sheet] = memory.entity('teamSheet');
  const inUse = new Set([...((sheet?.teamsInUse as string[] | undefined) ?? []), ...placed]);
  const unused = squads.filter(({ squadId, name }) => !inUse.has(squadId) && name !== 'Wasps');
  return unused.length > 0 ? 'a team stays that no one uses' : undefined;
}

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));
const isOf = (entity: string, write: Write) => JSON.stringify(write).includes(entity);
const blindIn =
  (entity: string, part: string) =>
  (write: Write): Write =>
    isOf(entity, write) ? without(part)(write) : write;

it('undoes an import with its teams, whatever organizers and captains do meanwhile', async () => {
  expect(await explore(mechanism(), schedules)).toMatchObject({ violations: 0 });
});

it('catches an undo that does not look whether a team came into use', async () => {
  const found = await explore(mechanism(blindIn('teamsheet', 'marks')), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1 });
});

it('catches an undo that takes a player out of a season', async () => {
  const found = await explore(mechanism(blindIn('teaminvite', 'personId')), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1 });
});

it('catches an import that goes on after its undo began', async () => {
  const found = await explore(mechanism(blindIn('teamimport_', 'status')), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1 });
});

import { createHash } from 'node:crypto';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canonical } from '#shared/teams/import/canonical.ts';
import { undoDays } from '#shared/teams/import/operations.ts';
import { countPlan, type PlannedLine, planImport } from '#shared/teams/import/plan.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { seesField } from '#shared/teams/roster/roster-view.ts';
import { RosterSheet } from '#shared/teams/roster/sheet.ts';
import type { Memberships } from '../../ports/memberships.ts';
import { inviteIdOf } from '../../ports/roster/new-roster-person.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { TeamReader } from '../../ports/teams.ts';
import { type Change, changesAtOnce, type ImportStore, type StoredImport } from '../import-store.ts';
import { knownPeople, type PeopleSources } from '../known-people.ts';
import type { SheetStore } from '../sheet-store.ts';

type Operations = (typeof teamRoster)['operations'];
type File = Pick<Parsed<Operations['previewTeamImport']>, 'teamId' | 'columns' | 'lines' | 'adds'>;

interface Parts extends PeopleSources {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: Pick<Memberships, 'find'>;
  readonly sheets: Pick<SheetStore, 'find' | 'asStored' | 'markInUse'>;
  readonly imports: ImportStore;
}

const dayMs = 24 * 60 * 60_000;

/** Only readers of an answer can import one. */
async function planOf({ teamId, adds, ...file }: File, caller: Caller, parts: Parts) {
  const [known, { sheet: before, version }, by] = await Promise.all([
    knownPeople(teamId, parts),
    parts.sheets.find(teamId),
    parts.roster.find({ userId: actorOf(caller).userId, teamId }),
  ]);
  const sheet = withAdds(before, adds);
  const reader = { roles: by?.roles ?? [], isSelf: false };
  const plan = planImport(file, known, { ...sheet, fields: sheet.fields.filter((field) => seesField(field, reader)) });
  const seen = createHash('sha256')
    .update(canonical([plan, sheet.squads]))
    .digest('base64url');
  const squads = sheet.squads.filter(({ squadId }) => before.squads.every((one) => one.squadId !== squadId));
  return { plan, seen, sheet, version, squads, isLarger: sheet !== before };
}

/** The sheet with what it does not have yet; a run that is repeated adds nothing twice. */
function withAdds(before: RosterSheet, adds: File['adds']): RosterSheet {
  const squads = adds?.squads.filter((one) => before.squads.every(({ squadId }) => squadId !== one.squadId)) ?? [];
  const fields = adds?.fields.filter((one) => before.fields.every(({ fieldId }) => fieldId !== one.fieldId)) ?? [];
  if (squads.length === 0 && fields.length === 0) return before;
  const { data, error } = RosterSheet.safeParse({
    ...before,
    squads: [...before.squads, ...squads],
    fields: [...before.fields, ...fields],
  });
  if (data) return data;
  const [{ path, message } = { path: [], message: '' }] = error?.issues ?? [];
  const part = path[0] === 'fields' ? 'fields' : 'squads';
  const names = new Set(
    [...before.squads.map(({ name }) => name), ...before.fields.map(({ label }) => label)].map(lower),
  );
  const had = [...squads.map(({ name }) => name), ...fields.map(({ label }) => label)].find((one) =>
    names.has(lower(one)),
  );
  const why = had && message.startsWith('Each name') ? `This roster already has ${had}.` : message;
  throw new Problem('request.invalid', { fields: { [`adds.${part}`]: why } });
}

const lower = (name: string) => name.toLowerCase();

export async function previewTeamImport(
  input: Parsed<Operations['previewTeamImport']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['previewTeamImport']>> {
  const { plan, seen } = await planOf(input, caller, parts);
  return { counts: countPlan(plan), lines: [...plan], plan: seen };
}

/** Does what was looked at, or nothing: the numbers are those of the look. */
export async function runTeamImport(
  { plan: looked, ...input }: Parsed<Operations['runTeamImport']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['runTeamImport']>> {
  const { now } = caller;
  const { teamId } = input;
  if ((await parts.teams.find(teamId))?.status !== 'active') throw new Problem('team.archived');
  const { plan, seen, sheet, version, squads, isLarger } = await planOf(input, caller, parts);
  if (seen !== looked) throw new Problem('team.importChanged');
  if (!(await parts.sheets.markInUse(teamId, teamsUsed(plan, squads)))) throw new Problem('team.importChanged');
  const by = { byId: actorOf(caller).userId, byName: caller.account?.displayName ?? '' };
  const undoUntil = new Date(now.getTime() + undoDays * dayMs);
  const one: StoredImport = {
    teamId,
    importId: caller.newId('import'),
    at: now.toISOString(),
    ...by,
    status: 'running' as const,
    counts: countPlan(plan),
    ...(squads.length > 0 && { squads }),
    undoUntil: undoUntil.toISOString(),
    expires: Math.ceil(undoUntil.getTime() / 1000) + 21 * 24 * 60 * 60,
  };
  const created = isLarger ? { sheet: await parts.sheets.asStored(teamId, sheet), version } : undefined;
  if (!(await parts.imports.begin(one, created))) throw new Problem('team.importChanged');
  const changes = plan.flatMap((line) => changeFor(line, one));
  if (!(await writeAll(one, changes, parts.imports))) throw new Problem('team.importChanged');
  return { ...one, status: 'done' };
}

/** False where a line is no longer what was read, or the import is undone meanwhile; what was written stays undoable. */
async function writeAll(one: StoredImport, changes: readonly Change[], imports: ImportStore): Promise<boolean> {
  for (let part = 0; part * changesAtOnce < changes.length; part += 1) {
    const some = changes.slice(part * changesAtOnce, (part + 1) * changesAtOnce);
    if (!(await imports.write(one, part, some))) return false;
  }
  return imports.finish(one);
}

/** The teams that were there before and get a player who was not in them. */
function teamsUsed(plan: readonly PlannedLine[], created: RosterSheet['squads']): readonly string[] {
  const added = plan.flatMap((line) => {
    if (line.kind === 'new') return line.details.squadIds;
    if (line.kind !== 'matched') return [];
    return line.details.squadIds.filter((squadId) => !line.person.details.squadIds.includes(squadId));
  });
  return [...new Set(added)].filter((squadId) => created.every((one) => one.squadId !== squadId));
}

function changeFor(line: PlannedLine, { teamId, importId, at, byId, byName }: StoredImport): Change[] {
  if (line.kind === 'matched') {
    const { id, kind, version, details: before } = line.person;
    return [{ kind, id, version, before, after: line.details }];
  }
  if (line.kind !== 'new') return [];
  const { email, name, details } = line;
  const inviteId = email ? inviteIdOf(teamId, email) : idFrom('invite', teamId, importId, String(line.line));
  const invite: StoredInvite = {
    teamId,
    inviteId,
    status: 'pending',
    version: 1,
    name,
    details,
    invitedBy: byName,
    invitedById: byId,
    invitedAt: at,
    ...(email && { email }),
  };
  return [{ kind: 'new', invite }];
}

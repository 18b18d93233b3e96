import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { KeptTeam } from '#shared/teams/import/operations.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import type { InviteStore } from '../../invites/store.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { ImportStore, StoredImport } from '../import-store.ts';
import type { SheetStore } from '../sheet-store.ts';
import type { Done } from '../team-import-part.entity.ts';

type Operations = (typeof teamRoster)['operations'];

interface Parts {
  readonly imports: ImportStore;
  readonly invites: Pick<InviteStore, 'find'>;
  readonly roster: Pick<Memberships, 'find'>;
  readonly sheets: Pick<SheetStore, 'dropUnused'>;
}

export async function listTeamImports(
  { teamId }: Parsed<Operations['listTeamImports']>,
  { imports }: Pick<Parts, 'imports'>,
): Promise<Output<Operations['listTeamImports']>> {
  const all = await imports.list(teamId);
  // An undo that stopped partway can be pressed again.
  return { imports: all.map(({ status, ...one }) => ({ ...one, status: status === 'undoing' ? 'running' : status })) };
}

export async function undoTeamImport(
  { teamId, importId }: Parsed<Operations['undoTeamImport']>,
  { now }: Caller,
  parts: Parts,
): Promise<Output<Operations['undoTeamImport']>> {
  const { imports } = parts;
  const one = await imports.find(teamId, importId);
  if (!one || one.undoUntil <= now.toISOString() || !(await imports.beginUndo(one)))
    throw new Problem('team.importNotFound');
  const kept = await imports.undo(one);
  const teams = await takeBackTeams(one, kept, parts);
  await imports.finishUndo(one);
  return { kept: kept.length, ...teams };
}

/** The teams that the import created go, unless they are used: by its own players who stay, or by others. */
async function takeBackTeams({ teamId, squads = [] }: StoredImport, kept: readonly Done[], parts: Parts) {
  const used = squads.length > 0 ? await Promise.all(kept.map((line) => userOf(teamId, line, parts))) : [];
  const usersOf = (squadId: string) => used.filter(({ squadIds }) => squadIds.includes(squadId));
  const unused = squads.filter(({ squadId }) => usersOf(squadId).length === 0);
  const changed = unused.length > 0 ? await parts.sheets.dropUnused(teamId, unused) : [];
  const keptTeams = squads.flatMap(({ squadId, name }): KeptTeam[] => {
    const users = usersOf(squadId);
    if (users.length > 0) return [{ name, why: users.some(({ plays }) => plays) ? 'plays' : 'players' }];
    return changed.some((one) => one.squadId === squadId) ? [{ name, why: 'changed' }] : [];
  });
  return { removedTeams: squads.length - keptTeams.length, keptTeams };
}

/** The teams of a player who stays after the undo, and whether they play in a season. */
async function userOf(teamId: string, line: Done, { invites, roster }: Pick<Parts, 'invites' | 'roster'>) {
  if (line.kind === 'member') {
    const member = await roster.find({ userId: line.id, teamId });
    return { squadIds: member?.details?.squadIds ?? [], plays: false };
  }
  const invite = await invites.find(teamId, line.id);
  const plays = invite?.personId !== undefined;
  if (invite?.details) return { squadIds: invite.details.squadIds, plays };
  // Who joined has the teams that the import said, under the account.
  const isMember = invite?.status === 'accepted';
  return { squadIds: isMember && line.kind === 'new' ? (line.squadIds ?? []) : [], plays };
}

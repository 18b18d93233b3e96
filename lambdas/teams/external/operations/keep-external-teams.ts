import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { type ExternalTeamDetails, mostExternalTeams } from '#shared/teams/external/schemas.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import type { StoredExternalTeam } from '../../ports/external/external-teams.ts';
import type { StoredTeam, TeamReader } from '../../ports/teams.ts';
import type { ExternalStore } from '../external-store.ts';
import { toExternal, toExternalCard } from '../views.ts';

type Operations = (typeof organizations)['operations'];

export interface ExternalParts {
  readonly externals: ExternalStore;
  readonly teams: TeamReader;
  readonly uploads: UploadReader;
}

const isPublic = ({ facts, status }: StoredTeam) => facts.visibility === 'public' && status === 'active';

export async function listExternalTeams(
  { cursor }: Parsed<Operations['listExternalTeams']>,
  { externals, teams }: Pick<ExternalParts, 'externals' | 'teams'>,
  cursors: Cursors,
): Promise<Output<Operations['listExternalTeams']>> {
  const { rows, next } = await externals.page(cursor && (await cursors.read(cursor)));
  const known = await teams.list(rows.map(({ teamId }) => teamId));
  const listers = new Map(known.filter(isPublic).map((team) => [team.teamId, team]));
  return {
    externalTeams: rows.flatMap((row) => {
      const lister = listers.get(row.teamId);
      return lister ? [toExternalCard(row, lister)] : [];
    }),
    ...(next && { nextCursor: await cursors.write(next) }),
  };
}

export async function listExternalTeamsOf(
  { teamId }: Parsed<Operations['listExternalTeamsOf']>,
  { externals, teams }: Pick<ExternalParts, 'externals' | 'teams'>,
): Promise<Output<Operations['listExternalTeamsOf']>> {
  const found = await externals.list(teamId);
  const claiming = await teams.list(found.flatMap(({ claim }) => claim?.teamId ?? []));
  const shown = found.map((one) =>
    toExternal(
      one,
      claiming.find((team) => team.teamId === one.claim?.teamId),
    ),
  );
  return { externalTeams: shown.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
}

export async function addExternalTeam(
  { teamId, ...details }: Parsed<Operations['addExternalTeam']>,
  caller: Caller,
  parts: ExternalParts,
): Promise<Output<Operations['addExternalTeam']>> {
  await readActiveTeam(teamId, parts.teams);
  if ((await parts.externals.list(teamId)).length >= mostExternalTeams) throw new Problem('externalTeam.tooMany');
  await checkPhoto(details, caller, parts.uploads);
  const external: StoredExternalTeam = {
    teamId,
    externalTeamId: caller.newId('externalTeam'),
    version: 1,
    status: 'listed',
    details,
    shelf: 'all',
    createdAt: caller.now.toISOString(),
  };
  await parts.externals.create(external);
  return toExternal(external);
}

/** The link went to an address: with another one it is no invitation any more. */
export async function changeExternalTeam(
  { teamId, externalTeamId, version, ...details }: Parsed<Operations['changeExternalTeam']>,
  caller: Caller,
  { externals, teams, uploads }: ExternalParts,
): Promise<Output<Operations['changeExternalTeam']>> {
  const [team, before] = await Promise.all([
    readTeam(teamId, teams),
    readExternal({ teamId, externalTeamId }, externals),
  ]);
  if (before.status === 'claimed') throw new Problem('externalTeam.claimed');
  if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
  await checkPhoto(details, caller, uploads, before.details);
  const { invitedAt: _, claim: __, ...rest } = before;
  const isSame = before.details.contactEmail === details.contactEmail;
  const standing = isSame ? before : { ...rest, status: 'listed' as const };
  const after: StoredExternalTeam = { ...standing, details, version: version + 1 };
  if (!(await externals.save(before, after, team, caller.now)))
    throw new Problem('record.changed', { currentVersion: version + 1 });
  const claiming = after.claim && (await teams.find(after.claim.teamId));
  return toExternal(after, claiming);
}

export async function removeExternalTeam(
  { teamId, externalTeamId }: Parsed<Operations['removeExternalTeam']>,
  { now }: Caller,
  { externals }: Pick<ExternalParts, 'externals'>,
): Promise<Output<Operations['removeExternalTeam']>> {
  await externals.remove(await readExternal({ teamId, externalTeamId }, externals), now);
  return {};
}

/** @throws {Problem} externalTeam.notFound */
export async function readExternal(
  { teamId, externalTeamId }: Pick<StoredExternalTeam, 'teamId' | 'externalTeamId'>,
  externals: Pick<ExternalStore, 'find'>,
): Promise<StoredExternalTeam> {
  const external = await externals.find(teamId, externalTeamId);
  if (!external) throw new Problem('externalTeam.notFound');
  return external;
}

/** @throws {Problem} team.notFound */
export async function readTeam(teamId: string, teams: Pick<TeamReader, 'find'>): Promise<StoredTeam> {
  const team = await teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  return team;
}

async function readActiveTeam(teamId: string, teams: Pick<TeamReader, 'find'>): Promise<void> {
  const { status } = await readTeam(teamId, teams);
  if (status !== 'active') throw new Problem('team.archived');
}

/** A picture that it shows already may be another user's. */
async function checkPhoto(
  { photoId }: ExternalTeamDetails,
  caller: Caller,
  uploads: UploadReader,
  before?: ExternalTeamDetails,
): Promise<void> {
  const { userId } = actorOf(caller);
  if (photoId && photoId !== before?.photoId)
    await keptUpload({ uploadId: photoId, purpose: 'teamPhoto', userId, field: 'photoId' }, uploads);
}

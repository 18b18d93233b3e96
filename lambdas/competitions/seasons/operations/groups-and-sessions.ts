import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ChangeParts } from './change-season.ts';

type Operations = (typeof seasonsContract)['operations'];

export async function createSeasonGroup(
  { teamId, ...details }: Parsed<Operations['createSeasonGroup']>,
  { newId }: Caller,
  { groups }: ChangeParts,
): Promise<Output<Operations['createSeasonGroup']>> {
  const group = { ...details, teamId, seasonGroupId: newId('seasonGroup'), version: 1 };
  await groups.create(group);
  return group;
}

export async function changeSeasonGroup(
  { teamId, seasonGroupId, version, ...details }: Parsed<Operations['changeSeasonGroup']>,
  { groups }: ChangeParts,
): Promise<Output<Operations['changeSeasonGroup']>> {
  const before = await groups.find(teamId, seasonGroupId);
  if (!before) throw new Problem('seasonGroup.notFound');
  const after = { ...details, teamId, seasonGroupId, version: version + 1 };
  const isSaved = before.version === version && (await groups.save(after));
  if (!isSaved) throw new Problem('record.changed', { currentVersion: before.version });
  return after;
}

export async function deleteSeasonGroup(
  { teamId, seasonGroupId }: Parsed<Operations['deleteSeasonGroup']>,
  { groups, seasons }: ChangeParts,
): Promise<Output<Operations['deleteSeasonGroup']>> {
  const all = await seasons.listOf(teamId);
  if (all.some(({ facts }) => facts.seasonGroupId === seasonGroupId)) throw new Problem('seasonGroup.inUse');
  if (!(await groups.remove(teamId, seasonGroupId))) throw new Problem('seasonGroup.notFound');
  return {};
}

export async function createSession(
  { seasonId, ...details }: Parsed<Operations['createSession']>,
  { newId }: Caller,
  { seasons, sessions }: ChangeParts,
): Promise<Output<Operations['createSession']>> {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  if (!isEditable(season.status)) throw new Problem('season.notEditable');
  const session = { ...details, seasonId, sessionId: newId('session'), version: 1 };
  await sessions.create(session);
  return session;
}

export async function changeSession(
  { seasonId, sessionId, version, ...details }: Parsed<Operations['changeSession']>,
  { sessions }: ChangeParts,
): Promise<Output<Operations['changeSession']>> {
  const before = await sessions.find(seasonId, sessionId);
  if (!before) throw new Problem('session.notFound');
  const after = { ...details, seasonId, sessionId, version: version + 1 };
  const isSaved = before.version === version && (await sessions.save(after));
  if (!isSaved) throw new Problem('record.changed', { currentVersion: before.version });
  return after;
}

export async function deleteSession(
  { seasonId, sessionId }: Parsed<Operations['deleteSession']>,
  { sessions }: ChangeParts,
): Promise<Output<Operations['deleteSession']>> {
  if (!(await sessions.remove(seasonId, sessionId))) throw new Problem('session.notFound');
  return {};
}

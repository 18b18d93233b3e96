import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import type { teams } from '#shared/teams/contract.ts';
import type { StoredTeam } from '../../ports/teams.ts';
import { type FactSources, factsOf } from '../facts-of.ts';
import { noteFormerAddress } from '../former-address.ts';
import type { TeamStore } from '../store.ts';
import { toTeam } from '../stored-team.ts';

type Operations = (typeof teams)['operations'];

export async function changeTeam(
  { teamId, version, slug, ...details }: Parsed<Operations['changeTeam']>,
  caller: Caller,
  { store, due, ...sources }: FactSources & { store: TeamStore; due: Pick<DueIndex, 'schedule'> },
): Promise<Output<Operations['changeTeam']>> {
  const before = await readTeam(teamId, store);
  if (before.status !== 'active') throw new Problem('team.archived');
  checkVersion(before, version);
  const facts = await factsOf(details, actorOf(caller).userId, sources, before.facts);
  if (facts.memberLimit < before.memberCount) throw new Problem('team.limitBelowMembers');
  const moved = withSlug(before, slug ?? before.slug, caller.now);
  const after = { ...moved, facts, version: version + 1, updatedAt: caller.now.toISOString() };
  if (after.slug !== before.slug)
    await noteFormerAddress({ kind: 'teamSlug', holderId: teamId, slug: before.slug }, due, caller.now);
  const saved = await store.save(before, after);
  if (saved === 'slugTaken') throw new Problem('team.slugTaken', { fields: { slug: errors['team.slugTaken'].title } });
  if (saved === 'changed') await refuseStale(teamId, store);
  return toTeam(after);
}

const mostMoves = 2;
const yearMs = 365 * 24 * 60 * 60_000;

/** The same team under an address. @throws {Problem} team.slugMovedOften */
function withSlug(team: StoredTeam, slug: string, now: Date): StoredTeam {
  if (slug === team.slug) return team;
  const moves = (team.slugMoves ?? []).filter((at) => now.getTime() - Date.parse(at) < yearMs);
  if (moves.length >= mostMoves)
    throw new Problem('team.slugMovedOften', { fields: { slug: errors['team.slugMovedOften'].title } });
  const formerSlugs = [...(team.formerSlugs ?? []).filter((one) => one !== slug), team.slug];
  return { ...team, slug, formerSlugs, slugMoves: [...moves, now.toISOString()] };
}

/** Archiving twice is archiving once. */
export async function setTeamStanding(
  { teamId, version, to }: Parsed<Operations['setTeamStanding']>,
  { now }: Caller,
  store: TeamStore,
): Promise<Output<Operations['setTeamStanding']>> {
  const before = await readTeam(teamId, store);
  if (before.status === to) return toTeam(before);
  checkVersion(before, version);
  const after = { ...before, status: to, version: version + 1, updatedAt: now.toISOString() };
  if ((await store.save(before, after)) === 'changed') await refuseStale(teamId, store);
  return toTeam(after);
}

/** The name stands for the thought that a click does not take. */
export async function deleteTeam(
  { teamId, name }: Parsed<Operations['deleteTeam']>,
  { now }: Caller,
  store: TeamStore,
): Promise<Output<Operations['deleteTeam']>> {
  const team = await readTeam(teamId, store);
  if (name.trim() !== team.facts.name) throw new Problem('team.nameDiffers');
  if (team.plan) throw new Problem('team.planActive');
  if (!(await store.remove(team, now))) await refuseStale(teamId, store);
  return {};
}

async function readTeam(teamId: string, store: TeamStore) {
  const team = await store.find(teamId);
  if (!team) throw new Problem('team.notFound');
  return team;
}

function checkVersion({ version: currentVersion }: { version: number }, version: number): void {
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
}

async function refuseStale(teamId: string, store: TeamStore): Promise<never> {
  const { version: currentVersion } = await readTeam(teamId, store);
  throw new Problem('record.changed', { currentVersion });
}

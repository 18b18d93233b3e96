import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import type { teams } from '#shared/teams/contract.ts';
import { slugOf, slugWith } from '#shared/teams/details/slug.ts';
import type { StoredTeam } from '../../ports/teams.ts';
import { type FactSources, factsOf } from '../facts-of.ts';
import type { TeamStore } from '../store.ts';
import { toTeam } from '../stored-team.ts';

type CreateTeam = (typeof teams)['operations']['createTeam'];

/** An address that was chosen is this or none; one made of the name gets an end where another has it. */
export async function createTeam(
  { slug: chosen, ...details }: Parsed<CreateTeam>,
  caller: Caller,
  { store, ...sources }: FactSources & { store: TeamStore },
): Promise<Output<CreateTeam>> {
  const { userId } = actorOf(caller);
  const facts = await factsOf(details, userId, sources);
  const teamId = caller.newId('team');
  const at = caller.now.toISOString();
  const { joinPolicy, memberLimit } = facts;
  const slug = chosen ?? slugOf(details.name);
  const counts = { joinPolicy, memberLimit, memberCount: 1 };
  const stamps = { createdAt: at, updatedAt: at };
  const team: StoredTeam = { teamId, version: 1, status: 'active', slug, facts, ...counts, ownerId: userId, ...stamps };
  const made = await store.create(team);
  if (made === 'slugTaken' && !chosen) await store.create({ ...team, slug: slugWith(slug, teamId) });
  const found = await store.find(teamId);
  if (!found) throw new Problem('team.slugTaken', { fields: { slug: errors['team.slugTaken'].title } });
  return toTeam(found);
}

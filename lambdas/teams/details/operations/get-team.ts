import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { teamEntitlements } from '#shared/payments/entitlements.ts';
import { exceeded } from '#shared/payments/plan-limits.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { teams } from '#shared/teams/contract.ts';
import type { RequestStore } from '../../members/request-store.ts';
import type { OrganizationReader } from '../../organizations/stored.ts';
import type { Membership } from '../../ports/membership-reader.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { TeamSheets } from '../../ports/roster/team-sheets.ts';
import { findTeamFor, isVisible, permissionsFor, type StoredTeam, type TeamReader } from '../../ports/teams.ts';
import type { TeamStore } from '../store.ts';
import { toCard, toTeam } from '../stored-team.ts';

type Operations = (typeof teams)['operations'];

export async function getPublicTeam(
  { teamId }: Parsed<Operations['getPublicTeam']>,
  reader: Pick<TeamReader, 'find'>,
): Promise<Output<Operations['getPublicTeam']>> {
  return toTeam(shown(await reader.find(teamId)));
}

export async function getTeamBySlug(
  { slug }: Parsed<Operations['getTeamBySlug']>,
  store: Pick<TeamStore, 'findBySlug'>,
): Promise<Output<Operations['getTeamBySlug']>> {
  return toTeam(shown(await store.findBySlug(slug)));
}

function shown(team: StoredTeam | undefined): StoredTeam {
  if (!team || !isVisible(team, undefined)) throw new Problem('team.notFound');
  return team;
}

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'isBanned'> & { readonly dependantsOf: DependantsOf };
  readonly requests: Pick<RequestStore, 'find'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly sheets: TeamSheets;
  readonly organizations: Pick<OrganizationReader, 'find'>;
}

export async function getTeam(
  { teamId }: Parsed<Operations['getTeam']>,
  caller: Caller,
  { teams: reader, memberships, requests, accounts, sheets, organizations }: Parts,
): Promise<Output<Operations['getTeam']>> {
  const { userId } = actorOf(caller);
  const key = { userId, teamId };
  const [found, request] = await Promise.all([findTeamFor(key, reader, memberships), requests.find(key)]);
  if (!found) throw new Problem('team.notFound');
  const { team, membership } = found;
  const roles = membership?.roles ?? [];
  const may = permissionsFor(found, { thing: 'team' });
  return {
    team: toTeam(team),
    roles: [...roles],
    may: [...may],
    squads: membership ? await squadsFor(membership, sheets) : [],
    organization: await partOf(team, organizations),
    request: request?.status,
    joinCode: may.includes('manageMembers') ? codeOf(team, caller.now) : undefined,
    room: may.includes('manageMembers') ? roomOf(team) : undefined,
    offer: await offerOf(team, userId, caller.now, accounts),
  };
}

function roomOf({ plan, memberCount, admins = [], overPlanUntil }: StoredTeam) {
  const planId: TeamPlan = plan ?? 'rookie';
  const most = teamEntitlements(planId);
  const isOver = exceeded(planId, { members: memberCount, admins: admins.length }).length > 0;
  return {
    planId,
    members: { used: memberCount, most: most.members },
    admins: { used: admins.length, most: most.admins },
    ...(isOver && { overUntil: overPlanUntil }),
  };
}

async function partOf({ organizationId }: StoredTeam, organizations: Parts['organizations']) {
  const found = organizationId ? await organizations.find(organizationId) : undefined;
  return found && { slug: found.slug, name: found.facts.name };
}

async function squadsFor({ teamId, details }: Membership, sheets: TeamSheets) {
  const { sheet } = await sheets.find(teamId);
  return sheet.squads.map((squad) => ({ ...squad, isOwn: details?.squadIds.includes(squad.squadId) === true }));
}

const codeOf = ({ joinCode, codeUntil, codeLeft }: StoredTeam, now: Date) => {
  const isOver = codeLeft === 0 || (codeUntil !== undefined && codeUntil <= now.toISOString());
  return joinCode && !isOver ? { code: joinCode, until: codeUntil, left: codeLeft } : undefined;
};

async function offerOf(
  { ownerId, pendingOwnerId, pendingUntil }: StoredTeam,
  userId: string,
  now: Date,
  accounts: Pick<AccountReader, 'find'>,
) {
  const isTheirs = userId === ownerId || userId === pendingOwnerId;
  if (!pendingOwnerId || !pendingUntil || !isTheirs || pendingUntil <= now.toISOString()) return undefined;
  const account = await accounts.find(pendingOwnerId);
  return { userId: pendingOwnerId, displayName: account?.displayName ?? '', until: pendingUntil };
}

export async function listMyTeams(
  caller: Caller,
  reader: Pick<TeamReader, 'list'>,
  memberships: Pick<Memberships, 'list'>,
): Promise<Output<Operations['listMyTeams']>> {
  const mine = await memberships.list(actorOf(caller).userId);
  const found = await reader.list(mine.map(({ teamId }) => teamId));
  const rolesIn = new Map(mine.map(({ teamId, roles }) => [teamId, roles]));
  const listed = found.map((team) => ({ team: toCard(team), roles: [...(rolesIn.get(team.teamId) ?? [])] }));
  return { teams: listed.toSorted((a, b) => a.team.name.localeCompare(b.team.name, 'en')) };
}

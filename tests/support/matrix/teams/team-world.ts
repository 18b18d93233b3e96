import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { aPerson } from '../../accounts/people.ts';
import { aChildWithLogin } from '../../people/own-login.ts';
import { anOrganization, aPersonIn, attach } from '../../teams/organizations.ts';
import { aMember, aTeam, invitesApi, membersApi, noTeam, rosterApi, teamDetails, teamsApi } from '../../teams/teams.ts';
import { type Binding, type Cell, childOf, oncePerCell, personFor } from '../cell.ts';

export interface TeamWorld {
  readonly role: Cell['role'];
  readonly person: Account | undefined;
  readonly team: Team;
  readonly teamId: string;
  readonly owner: Account;
  /** The member that the row is about. */
  readonly target: Account;
  /** What the team belongs to, where the caller is of that. */
  readonly organization: OrganizationWorld | undefined;
}

type OrganizationWorld = Awaited<ReturnType<typeof anOrganization>>;

type Details = Parameters<typeof aTeam>[0];

interface Plan {
  readonly details?: Details;
  /** What `self` is in the team; a stranger without it. */
  readonly self?: 'owner' | 'member';
  /** The child of a guardian is a member: by their own login, since teams have no members without one. */
  readonly child?: 'member';
  /** What the target is; without it they are no member. */
  readonly target?: readonly string[];
}

/** What the caller of a cell is in a team. */
function standingOf(role: Cell['role'], self: Plan['self']): string | undefined {
  if (role === 'self') return self;
  return role.startsWith('team_') ? role.slice('team_'.length) : undefined;
}

const rolesOf: Readonly<Record<string, string[]>> = { admin: ['admin'], member: [] };

/** The caller is in the team what the cell says; the member who is related to something else owns another team. */
async function teamWorld({ role, related }: Cell, { details, self, target, child }: Plan): Promise<TeamWorld> {
  const person = await personFor(role);
  const is = standingOf(role, self);
  const isOwner = is === 'owner';
  const own = person && isOwner ? await teamOf(person, related ? details : {}) : undefined;
  const world = related && own ? own : await aTeam(details);
  if (person && is && !isOwner) await aMember(world, rolesOf[is], person);
  await enterChild(world, child && person);
  const targeted = target ? await aMember(world, [...target]) : await aPerson();
  return { ...world, role, person, target: targeted, organization: await organizationOver(world.teamId, role, person) };
}

async function enterChild(team: Pick<TeamWorld, 'teamId' | 'owner'>, guardian: Account | undefined): Promise<void> {
  if (guardian && childOf(guardian.userId)) await aMember(team, [], (await aChildWithLogin(guardian)).child);
}

const organizationOver = async (teamId: string, role: Cell['role'], person: Account | undefined) =>
  person && role === 'org_admin' ? headOver(teamId, person) : undefined;

/** The organisation that a team belongs to from here on, of which a member is an admin. */
export async function headOver(teamId: string, person: Account): Promise<OrganizationWorld> {
  const organization = await anOrganization();
  await attach(organization, teamId);
  await aPersonIn(organization, ['orgAdmin'], [], person);
  return organization;
}

async function teamOf(owner: Account, details: Details) {
  const team = await teamsApi.signedInAs(owner).createTeam(teamDetails(details));
  return { team, teamId: team.teamId, owner };
}

export const callers = ({ person }: TeamWorld) => ({
  teams: person ? teamsApi.signedInAs(person) : teamsApi.signedOut(),
  members: person ? membersApi.signedInAs(person) : membersApi.signedOut(),
  roster: person ? rosterApi.signedInAs(person) : rosterApi.signedOut(),
  invites: person ? invitesApi.signedInAs(person) : invitesApi.signedOut(),
});

type Call = (world: TeamWorld, teamId: string) => Promise<unknown>;

/** A call about a team, and the same about one that is not there. */
export function bindTeam(
  operations: readonly string[],
  call: Call,
  plan: Plan = {},
  prepare?: (world: TeamWorld) => Promise<unknown>,
): Binding {
  const worldOf = oncePerCell(async (cell: Cell) => {
    const world = await teamWorld(cell, plan);
    await prepare?.(world);
    return world;
  });
  const ask = (target?: string) => async (cell: Cell) => {
    const world = await worldOf(cell);
    return call(world, target ?? world.teamId);
  };
  return { operations, ask: ask(), askUnknown: ask(noTeam), asTeam: 'all' };
}

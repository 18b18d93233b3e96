import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { between } from '#lambdas/people/ports/between.ts';
import type { ConnectionReader } from '#lambdas/people/ports/connections/player-connections.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import { isHead } from '#shared/teams/organizations/permissions.ts';
import type { OrganizationPerson } from '#shared/teams/organizations/schemas.ts';
import type { Umbrella } from '../../ports/membership-reader.ts';
import type { PeopleStore } from '../people-store.ts';
import { mostPeople } from '../people-writes.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { type OrganizationReader, readOrganization, type StoredOrganization } from '../stored.ts';

type Operations = (typeof organizations)['operations'];

export interface PeopleParts {
  readonly organizations: Pick<OrganizationReader, 'find'>;
  readonly people: PeopleStore;
  readonly accounts: AccountReader;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'stateOf'>;
}

export async function listOrganizationPeople(
  { organizationId }: Parsed<Operations['listOrganizationPeople']>,
  { people, accounts }: Pick<PeopleParts, 'people' | 'accounts'>,
): Promise<Output<Operations['listOrganizationPeople']>> {
  const found = await people.list(organizationId);
  const known = await accounts.list(found.map(({ userId }) => userId));
  const nameOf = new Map(known.map(({ userId, displayName = '' }) => [userId, displayName]));
  return {
    people: found.map(({ userId, roles, seasonGroupIds = [] }) => ({
      userId,
      displayName: nameOf.get(userId) ?? '',
      roles: [...roles] as OrganizationPerson['roles'],
      seasonGroupIds: [...seasonGroupIds],
    })),
  };
}

/** Decides by what an organisation is now, until nothing moved meanwhile. */
const deciding = (
  organizationId: string,
  { organizations }: Pick<PeopleParts, 'organizations'>,
  decide: (organization: StoredOrganization, isFirst: boolean) => Promise<boolean>,
): Promise<Record<string, never>> =>
  retryOnConflict(async (isFirst) =>
    (await decide(await readOrganization(organizationId, organizations), isFirst)) ? {} : undefined,
  );

/** The owner stays the owner, whatever other roles they have. A person who could not be invited looks unknown. */
export async function setOrganizationRoles(
  { organizationId, userId, roles: given, seasonGroupIds }: Parsed<Operations['setOrganizationRoles']>,
  caller: Caller,
  parts: PeopleParts,
): Promise<Output<Operations['setOrganizationRoles']>> {
  const by = { byId: actorOf(caller).userId, now: caller.now };
  const [account] = await parts.accounts.list([userId]);
  if (!account) throw new Problem('user.notFound');
  return deciding(organizationId, parts, async (organization) => {
    const before = await parts.people.find(organizationId, userId);
    if (!before) await checkMayAsk(account, caller, parts);
    if (!before && organization.peopleCount >= mostPeople) throw new Problem('organization.full');
    const roles = userId === organization.ownerId ? ['orgOwner', ...given] : given;
    const next = { userId, roles: [...new Set(roles)], seasonGroupIds };
    return (before && isSame(before, next)) || parts.people.setRoles(organization, before, next, by);
  });
}

/** A new person must be one that the giver of the role could invite. @throws {Problem} user.notFound */
async function checkMayAsk(account: Account, caller: Caller, { blocks, connections }: PeopleParts): Promise<void> {
  const { userId: byId } = actorOf(caller);
  const [parted, state] = await Promise.all([blocks.partedFrom(byId), connections.stateOf(byId, account.userId)]);
  const standing = between(byId, account, parted, caller.now, state === 'connected');
  if (!mayDeal('invitation', standing)) throw new Problem('user.notFound');
}

const isSame = (before: Umbrella, next: Pick<Umbrella, 'roles' | 'seasonGroupIds'>): boolean =>
  String([...before.roles].sort()) === String([...next.roles].sort()) &&
  String(before.seasonGroupIds ?? []) === String(next.seasonGroupIds ?? []);

/** One's own is leaving. An owner is taken out by those alone who run the platform. */
export async function removeFromOrganization(
  { organizationId, userId }: Parsed<Operations['removeFromOrganization']>,
  caller: Caller,
  parts: PeopleParts,
): Promise<Output<Operations['removeFromOrganization']>> {
  const isOwn = userId === actorOf(caller).userId;
  return takeOut(
    { organizationId, userId, mayOwner: isOwn || caller.account?.isPlatformAdmin === true },
    caller,
    parts,
  );
}

export const leaveOrganization = (
  { organizationId }: Parsed<Operations['leaveOrganization']>,
  caller: Caller,
  parts: PeopleParts,
): Promise<Output<Operations['leaveOrganization']>> =>
  takeOut({ organizationId, userId: actorOf(caller).userId, mayOwner: true }, caller, parts);

interface Going {
  readonly organizationId: string;
  readonly userId: string;
  readonly mayOwner: boolean;
}

function takeOut({ organizationId, userId, mayOwner }: Going, caller: Caller, parts: PeopleParts) {
  const by = { byId: actorOf(caller).userId, now: caller.now };
  return deciding(organizationId, parts, async (organization, isFirst) => {
    const person = await parts.people.find(organizationId, userId);
    if (!person && isFirst) throw new Problem('organization.personNotFound');
    if (!person) return true;
    checkStays(organization, person, mayOwner);
    const heirId = heirOf(organization, userId);
    const heir = heirId === undefined ? undefined : await parts.people.find(organizationId, heirId);
    // An heir who is named and not there has just gone: the organisation moved on.
    return (heirId === undefined || heir !== undefined) && parts.people.remove(organization, person, heir, by);
  });
}

/** The successor of an owner: the longest-serving other admin. */
const heirOf = ({ ownerId, adminIds }: StoredOrganization, userId: string): string | undefined =>
  ownerId === userId ? adminIds.find((one) => one !== userId) : undefined;

/** @throws {Problem} organization.lastAdmin, organization.owner */
function checkStays({ adminIds, ownerId }: StoredOrganization, { roles, userId }: Umbrella, mayOwner: boolean): void {
  if (isHead(roles) && adminIds.every((one) => one === userId)) throw new Problem('organization.lastAdmin');
  if (ownerId === userId && !mayOwner) throw new Problem('organization.owner');
}

export async function handOverOrganization(
  { organizationId, userId }: Parsed<Operations['handOverOrganization']>,
  caller: Caller,
  parts: PeopleParts,
): Promise<Output<Operations['handOverOrganization']>> {
  const actor = actorOf(caller);
  if (caller.now.getTime() - actor.signedInAt.getTime() > freshSignInMs) throw new Problem('signIn.tooOld');
  return deciding(organizationId, parts, async (organization) => {
    if (organization.ownerId === userId) return true;
    const [former, next] = await Promise.all([
      parts.people.find(organizationId, organization.ownerId),
      parts.people.find(organizationId, userId),
    ]);
    if (!next || !isHead(next.roles)) throw new Problem('organization.notAdmin');
    return (
      former !== undefined && parts.people.handOver(organization, former, next, { byId: actor.userId, now: caller.now })
    );
  });
}

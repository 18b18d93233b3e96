import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { organizationRolesChanged } from '#shared/teams/messages.ts';
import { isHead } from '#shared/teams/organizations/permissions.ts';
import type { OrganizationPerson } from '#shared/teams/organizations/schemas.ts';
import { goesOff } from '../members/member-writes.ts';
import { membershipEntity } from '../ports/membership.entity.ts';
import type { Umbrella } from '../ports/membership-reader.ts';
import { comesIn, hasRoles, type RolesOf, withPeople } from './people-writes.ts';
import type { StoredOrganization } from './stored.ts';
import { createWrite, type Rows } from './write.ts';

/** Who did it, and when. */
interface By {
  readonly byId: string;
  readonly now: Date;
}

/**
 * Who has which role. Everything is decided by an organisation that was read before its people, and stands only when no one
 * came, went or changed since: false says that it is to be looked at again.
 */
export interface PeopleStore {
  find(organizationId: string, userId: string): Promise<Umbrella | undefined>;
  /** May lag a moment; the longest there first. */
  list(organizationId: string): Promise<readonly Umbrella[]>;
  setRoles(organization: StoredOrganization, before: Umbrella | undefined, next: RolesOf, by: By): Promise<boolean>;
  /** `heir` follows an owner who goes. */
  remove(organization: StoredOrganization, person: Umbrella, heir: Umbrella | undefined, by: By): Promise<boolean>;
  handOver(organization: StoredOrganization, former: Umbrella, next: Umbrella, by: By): Promise<boolean>;
}

export function createPeopleStore(table: Table, retry: Retry = createRetry()): PeopleStore {
  const write = createWrite(table, retry);
  const rows = membershipEntity(table);
  return {
    find: async (teamId, userId) => (await rows.get({ userId, teamId }).go({ consistent: true })).data ?? undefined,
    list: async (teamId) => (await rows.query.byTeam({ teamId }).go({ pages: 'all' })).data,
    setRoles: async (organization, before, next, by) => {
      const { userId, roles } = next;
      const others = organization.adminIds.filter((one) => one !== userId || isHead(roles));
      const isNew = isHead(roles) && !others.includes(userId);
      const after = { ownerId: organization.ownerId, adminIds: isNew ? [...others, userId] : others };
      const refused = await write((parts) => [
        withPeople(parts, organization, after, before ? 0 : 1),
        ...(before
          ? [hasRoles(parts, before, next)]
          : comesIn(parts, organization, { ...next, since: by.now.toISOString() })),
        told(parts, organization, { userId, roles }, by),
      ]);
      return refused.length === 0;
    },
    remove: async (organization, person, heir, by) => {
      const { userId } = person;
      const after = {
        ownerId: heir?.userId ?? organization.ownerId,
        adminIds: organization.adminIds.filter((one) => one !== userId),
      };
      const refused = await write((parts) => [
        withPeople(parts, organization, after, -1),
        ...goesOff(parts, person),
        ...(heir ? [...follows(parts, organization, heir, by)] : []),
        told(parts, organization, { userId, roles: [] }, by),
      ]);
      return refused.length === 0;
    },
    handOver: async (organization, former, next, by) => {
      const { adminIds } = organization;
      const roles = ['orgAdmin', ...former.roles.filter((role) => role !== 'orgOwner' && role !== 'orgAdmin')];
      const refused = await write((parts) => [
        withPeople(parts, organization, { ownerId: next.userId, adminIds }, 0),
        hasRoles(parts, former, { roles, seasonGroupIds: former.seasonGroupIds ?? [] }),
        ...follows(parts, organization, next, by),
        told(parts, organization, { userId: former.userId, roles }, by),
      ]);
      return refused.length === 0;
    },
  };
}

/** An admin is the owner from here on. */
function follows(parts: Rows, organization: StoredOrganization, heir: Umbrella, by: By) {
  const roles = ['orgOwner', ...heir.roles.filter((role) => role !== 'orgAdmin')];
  return [
    hasRoles(parts, heir, { roles, seasonGroupIds: heir.seasonGroupIds ?? [] }),
    told(parts, organization, { userId: heir.userId, roles }, by),
  ];
}

function told(
  parts: Rows,
  organization: StoredOrganization,
  { userId, roles }: Omit<RolesOf, 'seasonGroupIds'>,
  by: By,
) {
  const { organizationId, facts, peopleVersion } = organization;
  const id = idFrom('message', organizationRolesChanged.name, organizationId, userId, String(peopleVersion + 1));
  return parts.outbox
    .put(
      factRow(organizationRolesChanged, id, by.now, {
        organizationId,
        organizationName: facts.name,
        userId,
        roles: [...roles] as OrganizationPerson['roles'],
        byId: by.byId,
      }),
    )
    .commit();
}

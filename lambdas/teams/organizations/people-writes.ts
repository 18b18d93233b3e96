import type { TeamRole } from '#shared/teams/permissions.ts';
import { onOneMore } from '../members/member-writes.ts';
import type { Umbrella } from '../ports/membership-reader.ts';
import type { StoredOrganization } from './stored.ts';
import type { Rows } from './write.ts';

/** How many people have roles in one organisation. */
export const mostPeople = 200;

/** A person's roles in an organisation. */
export interface RolesOf {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly seasonGroupIds: readonly string[];
}

/** The roster of an organisation is kept as that of a team, with roles of its own. */
const plain = (roles: readonly string[]) => [...roles] as TeamRole[];

/** A person gets a first role: two parts of a transaction. An account under deletion is refused. */
export const comesIn = (
  rows: Rows,
  { organizationId, facts }: StoredOrganization,
  { userId, roles, seasonGroupIds, since }: RolesOf & { readonly since: string },
) => [
  rows.membership
    .create({
      userId,
      teamId: organizationId,
      version: 1,
      teamName: facts.name,
      roles: plain(roles),
      seasonGroupIds: [...seasonGroupIds],
      since,
    })
    .commit(),
  onOneMore(rows, userId),
];

/** A person's roles change, as they were read. */
export const hasRoles = (
  rows: Rows,
  { userId, teamId, since, version }: Pick<Umbrella, 'userId' | 'teamId' | 'since' | 'version'>,
  { roles, seasonGroupIds }: Omit<RolesOf, 'userId'>,
) =>
  rows.membership
    .patch({ userId, teamId })
    .set({ roles: plain(roles), seasonGroupIds: [...seasonGroupIds], version: version + 1 })
    .where((row, { eq }) => `${eq(row.since, since)} AND ${eq(row.version, version)}`)
    .commit();

/** What an organisation counts of its people, moved from what was read: decisions by it hold. */
export const withPeople = (
  rows: Rows,
  { organizationId, peopleVersion }: StoredOrganization,
  { ownerId, adminIds }: Pick<StoredOrganization, 'ownerId' | 'adminIds'>,
  more: -1 | 0 | 1,
) =>
  rows.organization
    .patch({ organizationId })
    .set({ ownerId, adminIds: [...adminIds], peopleVersion: peopleVersion + 1 })
    .add({ peopleCount: more })
    .where(
      (row, { eq, lte }) => `${eq(row.peopleVersion, peopleVersion)} AND ${lte(row.peopleCount, mostPeople - more)}`,
    )
    .commit();

import { expect, it } from 'vitest';
import { organizationPermissionsIn } from '#lambdas/teams/organizations/permissions.ts';
import type { StoredOrganization } from '#lambdas/teams/organizations/stored.ts';
import type { Membership } from '#lambdas/teams/ports/membership-reader.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { type StoredTeam, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import type { ThingOfTeam } from '#shared/teams/organizations/in-teams.ts';
import { organizationPermissionNames, organizationPermissionsOf } from '#shared/teams/organizations/permissions.ts';
import { type OrganizationRole, organizationRoles } from '#shared/teams/organizations/roles.ts';

/** What each role may do in the organisation itself. */
const within: Readonly<Record<OrganizationRole, string>> = {
  orgOwner: 'editOrganization manageAdmins handOver deleteOrganization manageTeams manageMoney seePeople',
  orgAdmin: 'editOrganization manageAdmins manageTeams seePeople',
  programAdmin: 'seePeople',
  finance: 'manageMoney seePeople',
  registrar: 'seePeople',
  scheduler: 'seePeople',
  viewer: 'seePeople',
};

/** What each role may do in the teams that belong to it, in their events and in their seasons. */
const inTeams: Readonly<Record<OrganizationRole, Readonly<Record<ThingOfTeam, string>>>> = {
  orgOwner: { team: '', event: 'manageEvents manageJoiners checkIn', season: '' },
  orgAdmin: { team: '', event: 'manageEvents manageJoiners checkIn', season: '' },
  programAdmin: { team: '', event: '', season: 'publishSchedule enterScores manageRegistrations' },
  finance: { team: 'manageMoney markPaid refund', event: '', season: '' },
  registrar: { team: 'viewSubmissions', event: '', season: 'manageRegistrations' },
  scheduler: { team: 'publishSchedule', event: '', season: 'publishSchedule enterScores' },
  viewer: { team: '', event: '', season: '' },
};

const organizationId = 'org_00000000000000000000000000';
const group = 'sgr_00000000000000000000000000';
const things: readonly ThingOfTeam[] = ['team', 'event', 'season'];

interface Asked {
  readonly roles: readonly string[];
  readonly thing: ThingOfTeam;
  /** What the team belongs to. */
  readonly under?: string | undefined;
  readonly isPrivate?: boolean;
  readonly seasonGroupId?: string;
}

/** What a member with roles in the organisation may do in a team of which they are no member. */
const mayIn = ({ roles, thing, under = organizationId, isPrivate = false, seasonGroupId = group }: Asked) => {
  const team = { organizationId: under || undefined, facts: { visibility: isPrivate ? 'private' : 'public' } };
  const memberships = {
    find: async ({ teamId }) =>
      teamId === organizationId ? ({ roles, seasonGroupIds: [group] } as unknown as Membership) : undefined,
    isBanned: async () => false,
  } satisfies Pick<Memberships, 'find' | 'isBanned'>;
  const permissions = teamPermissionsIn({ find: async () => team as unknown as StoredTeam }, memberships, {
    thing,
    seasonGroupId,
  });
  return permissions('a person', 'a team');
};

it.each(organizationRoles)('lets %s do in the organization what the table says and nothing else', (role) => {
  expect(organizationPermissionsOf([role]).join(' ')).toBe(within[role]);
});

it.each(organizationRoles.flatMap((role) => things.map((thing) => [role, thing] as const)))(
  'lets %s do in each %s of its teams what the table says, and nothing in those of others',
  async (role, thing) => {
    const own = await mayIn({ roles: [role], thing });
    expect(own?.toSorted()).toEqual(inTeams[role][thing].split(' ').filter(Boolean).toSorted());
    expect(await mayIn({ roles: [role], thing, under: 'org_11111111111111111111111111' })).toEqual([]);
    expect(await mayIn({ roles: [role], thing, under: '' })).toEqual([]);
  },
);

it('shows a private team to the people of its organization alone', async () => {
  expect(await mayIn({ roles: ['viewer'], thing: 'team', isPrivate: true })).toEqual([]);
  expect(await mayIn({ roles: ['orgOwner'], thing: 'team', isPrivate: true, under: '' })).toBeUndefined();
});

it('lets a program admin lead the seasons of their groups alone', async () => {
  expect(await mayIn({ roles: ['programAdmin'], thing: 'season', seasonGroupId: 'sgr_1' })).toEqual([]);
  expect(await mayIn({ roles: ['programAdmin', 'registrar'], thing: 'season', seasonGroupId: 'sgr_1' })).toEqual([
    'manageRegistrations',
  ]);
});

it('gives the union of all roles, in any order', async () => {
  for (const first of organizationRoles)
    for (const second of organizationRoles) {
      const either = new Set([...organizationPermissionsOf([first]), ...organizationPermissionsOf([second])]);
      const both = organizationPermissionsOf([first, second]);
      expect(both).toEqual(organizationPermissionNames.filter((name) => either.has(name)));
      for (const thing of things) {
        const [one, other] = [await mayIn({ roles: [first], thing }), await mayIn({ roles: [second], thing })];
        const together = await mayIn({ roles: [second, first], thing });
        expect(new Set(together)).toEqual(new Set([...(one ?? []), ...(other ?? [])]));
      }
    }
});

it('lets the member who runs the platform do everything in an organization, and knows none that is not there', async () => {
  const may = (organization: object | undefined, isPlatformAdmin: boolean) =>
    organizationPermissionsIn({
      organizations: { find: async () => organization as StoredOrganization | undefined },
      people: { find: async () => undefined },
      accounts: { find: async () => ({ isPlatformAdmin }) as never },
    })('a person', organizationId);
  expect(await may({}, true)).toEqual(organizationPermissionNames);
  expect(await may({}, false)).toEqual([]);
  expect(await may(undefined, true)).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { noBlocks } from '#lambdas/accounts/ports/blocks/blocks.ts';
import {
  handOverOrganization,
  leaveOrganization,
  removeFromOrganization,
  setOrganizationRoles,
} from '#lambdas/teams/organizations/operations/keep-people.ts';
import { detachTeam, inviteTeam, offerTeam, withdrawTeam } from '#lambdas/teams/organizations/operations/keep-ties.ts';
import { createPeopleStore } from '#lambdas/teams/organizations/people-store.ts';
import { createTiesStore } from '#lambdas/teams/organizations/ties-store.ts';
import { isHead } from '#shared/teams/organizations/permissions.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import {
  anOrganizationOnStage,
  callerOn,
  organizationIdOf,
  organizations,
  person,
  playOrganizations,
  teamIdOf,
  teams,
} from './organization-play.ts';
import { aTeamOnStage } from './team-on-stage.ts';

type Twin = (write: Write) => Write;
const blind: Twin = ({ ConditionExpression: _, ...write }) => write;

const accounts = { list: async (ids: readonly string[]) => ids.map((userId) => ({ userId })) };
const parts = {
  organizations,
  teams,
  people: createPeopleStore(stage.table, stage.retry),
  ties: createTiesStore(stage.table, stage.retry),
  accounts: accounts as unknown as AccountReader,
  blocks: { partedFrom: async () => noBlocks },
  connections: { stateOf: async () => 'none' as const },
};

const organizationId = organizationIdOf(0);
const gives = (byId: string, userId: string, role: string) => () =>
  setOrganizationRoles({ organizationId, userId, roles: [role], seasonGroupIds: [] }, callerOn(byId), parts);
const leaves = (userId: string) => () => leaveOrganization({ organizationId }, callerOn(userId), parts);

/** Three heads who each leave or are taken out, while one of them is to own it and one to be less. */
const leading = (twin?: Twin) => (seed: number) =>
  playOrganizations(
    seed,
    {
      prepare: async () => {
        await organizations.create(anOrganizationOnStage(0), person(0));
        await gives(person(0), person(1), 'orgAdmin')();
        await gives(person(0), person(2), 'orgAdmin')();
      },
      acts: [
        ...[0, 1, 2].map((last) => leaves(person(last))),
        () => removeFromOrganization({ organizationId, userId: person(1) }, callerOn(person(2)), parts),
        () => handOverOrganization({ organizationId, userId: person(2) }, callerOn(person(0)), parts),
        gives(person(1), person(2), 'viewer'),
        gives(person(2), person(3), 'scheduler'),
      ],
      judge: judgePeople,
    },
    twin,
  );

/** A member leads it, one of them owns it, and what is counted is what there is. */
function judgePeople(memory: MemoryTable): string | undefined {
  const [organization] = memory.entity('organization');
  if (!organization) return 'it is gone';
  const people = memory.entity('membership') as { userId: string; roles: string[] }[];
  const heads = people.filter(({ roles }) => isHead(roles)).map(({ userId }) => userId);
  const owners = people.filter(({ roles }) => roles.includes('orgOwner')).map(({ userId }) => userId);
  if (heads.length === 0) return 'no one leads it';
  if (heads.toSorted().join() !== (organization.adminIds as string[]).toSorted().join()) return 'heads are misnamed';
  if (owners.join() !== organization.ownerId) return `owned by ${owners.length}`;
  return organization.peopleCount === people.length ? undefined : `counts ${organization.peopleCount} people`;
}

const teamId = teamIdOf(0);
const says = (act: typeof inviteTeam | typeof detachTeam, last: number, byId: string) => () =>
  act({ organizationId: organizationIdOf(last), teamId }, callerOn(byId), parts);

/** Two organisations and a team say yes to each other and take it back, and the team says it to both. */
const attaching = (twin?: Twin) => (seed: number) => {
  const stood = new Map<unknown, unknown>([1, 2].map((last) => [organizationIdOf(last), 'offered']));
  return playOrganizations(
    seed,
    {
      prepare: async () => {
        await teams.create(aTeamOnStage({ teamId, ownerId: person(0) }));
        for (const last of [1, 2]) {
          await organizations.create(anOrganizationOnStage(last), person(last));
          await says(offerTeam, last, person(0))();
        }
      },
      acts: [1, 2].flatMap((last) => [
        says(inviteTeam, last, person(last)),
        says(withdrawTeam, last, person(0)),
        says(detachTeam, last, person(last)),
        says(offerTeam, last, person(0)),
      ]),
      judge: (memory) => judgeTies(memory, stood),
    },
    twin,
  );
};

/** A team belongs to one organisation at most, which asked it or which it asked; both know of it and count it. */
function judgeTies(memory: MemoryTable, stood: Map<unknown, unknown>): string | undefined {
  const ties = memory.entity('organizationTeam');
  const attached = ties.filter(({ status }) => status === 'attached').map((tie) => tie.organizationId);
  const unasked = attached.find((id) => !stood.has(id));
  stood.clear();
  for (const tie of ties) stood.set(tie.organizationId, tie.status);
  const [team] = memory.entity('team');
  if (attached.length > 1) return `belongs to ${attached.length}`;
  if (unasked) return 'belongs to one that one side alone wants';
  if (team?.organizationId !== attached[0]) return `says ${team?.organizationId} and belongs to ${attached[0]}`;
  const wrong = memory
    .entity('organization')
    .find((row) => row.teamCount !== (row.organizationId === attached[0] ? 1 : 0));
  return wrong && `counts ${wrong.teamCount} teams`;
}

/** Three organisations and three teams want one address each of their kind, and one of each goes back to its own. */
const addressing = (twin?: Twin) => (seed: number) =>
  playOrganizations(
    seed,
    {
      prepare: async () => {
        for (const last of [0, 1, 2]) {
          await organizations.create(anOrganizationOnStage(last), person(last));
          await teams.create(aTeamOnStage({ teamId: teamIdOf(last), ownerId: person(last), slug: `team-${last}` }));
        }
      },
      acts: [
        ...[0, 1, 2].flatMap((last) => [renames(last, 'dawn'), renamesTeam(last, 'dawn')]),
        renames(0, 'club-0'),
        renamesTeam(0, 'team-0'),
      ],
      judge: judgeAddresses,
    },
    twin,
  );

const renames = (last: number, slug: string) => async () => {
  const before = await organizations.find(organizationIdOf(last));
  return before && organizations.save(before, { ...before, slug, version: before.version + 1 }, before.ownerId);
};
const renamesTeam = (last: number, slug: string) => async () => {
  const before = await teams.find(teamIdOf(last));
  return before && teams.save(before, { ...before, slug, version: before.version + 1 });
};

/** What a member is called leads to them alone. */
function judgeAddresses(memory: MemoryTable): string | undefined {
  const claims = memory.entity('claim');
  const held = (kind: string, value: unknown, holderId: unknown) =>
    claims.some((claim) => claim.kind === kind && claim.value === value && claim.holderId === holderId);
  const organization = memory
    .entity('organization')
    .find((row) => !held('organizationSlug', row.slug, row.organizationId));
  const team = memory.entity('team').find((row) => !held('teamSlug', row.slug, row.teamId));
  const wrong = organization ?? team;
  return wrong && `${wrong.slug} leads elsewhere`;
}

it.each([
  ['is always led by a member and owned by one of them, also when members race', leading, without('#peopleVersion')],
  ['has a team in one organisation at most, and there when both want it', attaching, without('#organizationId')],
  ['gives an address to one organisation and to one team alone, also when members race', addressing, blind],
] as const)('%s', async (_, mechanism, twin) => {
  expect(await explore(mechanism(), Math.ceil(schedules / 5))).toMatchObject({ violations: 0 });
  for (const broken of [twin, blind])
    expect(await explore(mechanism(broken), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createInviteStore } from '#lambdas/teams/invites/store.ts';
import { createRosterStore, type Way } from '#lambdas/teams/members/member-store.ts';
import { createOwnershipStore } from '#lambdas/teams/members/ownership-store.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { aTeamOnStage } from './team-on-stage.ts';

const at = '2031-05-01T12:00:00.000Z';
const now = new Date(at);
const teamId = `tea_${'0'.repeat(26)}`;
const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [owner, heir] = [person(0), person(1)];
const people = [0, 1, 2, 3, 4, 5].map(person);
const stores = {
  teams: createTeamStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  ownership: createOwnershipStore(stage.table, stage.retry),
  invites: createInviteStore(stage.table, stage.retry),
};
const accounts = accountEntity(stage.table);

const limit = 4;
const aTeam = aTeamOnStage({ teamId, ownerId: owner, memberLimit: limit });

const inviteId = `inv_${'0'.repeat(26)}`;
const invited = { status: 'pending', version: 1, invitedBy: 'Ana', invitedById: owner } as const;
const anInvite = {
  teamId,
  inviteId,
  userId: person(5),
  ...invited,
  invitedAt: at,
  expiresAt: '2031-05-31T12:00:00.000Z',
};

type Act = () => Promise<unknown>;

/** People do things with one team at once, while writes fail and answers are lost. */
async function play(seed: number, acts: readonly Act[], twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const account = { version: 1, email: '', emailVerified: true, hasAdditionalInfo: true, platform: 'rovers' as const };
  const played = (async () => {
    for (const userId of people) await accounts.put({ userId, ...account, createdAt: at, updatedAt: at }).go();
    await stores.teams.create(aTeam);
    await stores.ownership.saveCode(aTeam, { code: 'ABCDEFGH', left: 2 });
    await joins(heir, { by: 'policy', policy: 'open' })();
    await stores.invites.send(aTeam, anInvite, now);
    await stores.ownership.offer(aTeam, heir, '2031-05-15T12:00:00.000Z', now);
    weather.isCalm = false;
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act().catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

const joins =
  (userId: string, way: Way): Act =>
  async () => {
    const team = await stores.teams.find(teamId);
    return team && stores.roster.join(team, userId, way, now);
  };
const leaves =
  (userId: string): Act =>
  async () => {
    const [team, member] = [await stores.teams.find(teamId), await stores.roster.find({ userId, teamId })];
    return team && member && stores.roster.leave(team, member, now);
  };
const acceptsInvite: Act = async () => {
  const [team, invite] = [await stores.teams.find(teamId), await stores.invites.find(teamId, inviteId)];
  return team && invite && stores.roster.join(team, person(5), { by: 'invite', invite }, now);
};
const revokes: Act = async () => {
  const invite = await stores.invites.find(teamId, inviteId);
  return invite && stores.invites.settle(invite, 'revoked', now);
};
const accepts: Act = async () => {
  const team = await stores.teams.find(teamId);
  const next = await stores.roster.find({ userId: heir, teamId });
  const former = team && (await stores.roster.find({ userId: team.ownerId, teamId }));
  return team && next && former && stores.ownership.accept(team, next, former, now);
};

/** What is counted is what there is, no one is one too many, and the owner is one person who is on the roster. */
function judge(memory: MemoryTable): string | undefined {
  const [team] = memory.entity('team');
  const roster = memory.entity('membership');
  const owners = roster.filter(({ roles }) => (roles as string[]).includes('owner'));
  if (team?.memberCount !== roster.length) return `counts ${team?.memberCount} of ${roster.length}`;
  if (roster.length > limit) return `${roster.length} members of ${limit}`;
  if (Number(team.codeLeft) < 0) return 'the code let in more than it said';
  if (owners.length !== 1 || owners[0]?.userId !== team.ownerId) return `${owners.length} owners`;
  const [invite] = memory.entity('teamInvite');
  const came = Number(team.acceptedInvites ?? 0);
  if (came !== (invite?.status === 'accepted' ? 1 : 0))
    return `${came} came by an invitation that is ${invite?.status}`;
  const wrong = memory
    .entity('account')
    .find(({ userId, rosters = 0 }) => rosters !== roster.filter((row) => row.userId === userId).length);
  return wrong && `an account counts ${wrong.rosters}`;
}

const crowd =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const byCode = people.slice(2).map((userId) => joins(userId, { by: 'code' }));
    return judge(await play(seed, [...byCode, joins(person(2), { by: 'policy', policy: 'open' }), leaves(heir)], twin));
  };
const handing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> =>
    judge(await play(seed, [accepts, leaves(owner), leaves(heir), accepts], twin));

/** One invitation, accepted twice and taken back at once, while others fill the roster. */
const inviting =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const others = people.slice(2, 4).map((userId) => joins(userId, { by: 'policy', policy: 'open' }));
    return judge(await play(seed, [acceptsInvite, acceptsInvite, revokes, leaves(person(5)), ...others], twin));
  };

const blind = ({ ConditionExpression: _, ...write }: Write): Write => write as Write;

it.each([
  ['counts everyone, lets in no more than there is room and the code says, also when members race', crowd],
  ['lets a member in by an invitation once, or never when it is taken back, and never into a full team', inviting],
  ['has one owner who is on the roster, also when members race', handing],
] as const)('%s', async (_, mechanism) => {
  expect(await explore(mechanism(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
  expect(await explore(mechanism(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

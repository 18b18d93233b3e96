import { expect, it } from 'vitest';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import { playsAs } from '#lambdas/teams/roster/merge-writes.ts';
import type { KeptRecord, StoredMerge } from '#lambdas/teams/roster/merging.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { without } from '../stage/twins.ts';
import * as league from './roster-on-stage.ts';

const { at, bring, first, now, second, send, squadIds, stores, takeOver, team, teamId, zeros } = league;
const [keptId, otherId, mergeId] = [`inv_${zeros('1')}`, `inv_${zeros('2')}`, `mrg_${zeros('0')}`];
const [keptSquad = '', otherSquad = ''] = squadIds;

const mergeOf = (kept: KeptRecord, { personId }: StoredInvite) =>
  ({
    ...{ teamId, mergeId, status: 'merged', keptInviteId: keptId, keptName: 'Theo', otherInviteId: otherId },
    ...{ otherName: 'T. Park', otherStatus: 'pending', at, byId: league.owner, byName: 'Ana' },
    ...{ undoUntil: '2031-02-08T12:00:00.000Z', expires: 1 },
    change: { before: { details: noDetails }, after: { details: noDetails } },
    ...(personId && { personId, intoId: playsAs(kept, mergeId) }),
  }) as StoredMerge;

const readBoth = () => Promise.all([keptId, otherId].map((inviteId) => stores.invites.find(teamId, inviteId)));

/** Again where a captain or an answer was faster. */
async function merge(): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const [invite, other] = await readBoth();
    if (invite?.status !== 'pending' || other?.status !== 'pending') return;
    const { email, expiresAt } = { email: invite.email ?? other.email, expiresAt: invite.expiresAt ?? other.expiresAt };
    const after = { details: noDetails, ...(email && { email }), ...(expiresAt && { expiresAt }) };
    const before = { ...after, ...(!invite.expiresAt && { expiresAt: undefined }) };
    const said = { ...mergeOf({ invite }, other), change: { before, after } } as StoredMerge;
    isDone = await stores.merges.merge({ merge: said, kept: { invite }, other }, now);
  }
}

async function undo(): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const [found, [invite, other]] = await Promise.all([stores.merges.find(teamId, mergeId), readBoth()]);
    if (found?.status !== 'merged' || !other) return;
    const kept = invite?.status === 'pending' ? { invite } : undefined;
    isDone = await stores.merges.split({ merge: found, kept, other }, now);
  }
}

/** The link of a record that was merged is answered as the one that stayed. */
async function accept(inviteId: string, userId: string): Promise<void> {
  const named = await stores.invites.find(teamId, inviteId);
  const invite = named?.mergedInto ? await stores.invites.find(teamId, named.mergedInto) : named;
  if (invite?.status === 'pending') await stores.roster.join(team, userId, { by: 'invite', invite }, now);
}

const consumers: Readonly<Record<string, (data: never) => Promise<void>>> = {
  'teams.memberJoined': (data) => takeOver.joined(data, now),
  'teams.peopleMerged': (data) => takeOver.merged(data, now),
  'teams.mergeUndone': (data) => takeOver.undone(data, now),
};

/** Each fact is delivered until that worked once, in any order; two deliveries may be at it at once. */
async function deliver(memory: MemoryTable, done: Set<unknown>, turned: boolean): Promise<void> {
  const facts = memory.entity('outbox') as { type?: string; data?: object; pk?: string; sk?: string }[];
  for (const { type = '', data, pk, sk } of turned ? facts.toReversed() : facts) {
    const id = `${pk}${sk}`;
    if (done.has(id)) continue;
    const work = consumers[type]?.(data as never);
    await work?.then(() => done.add(id)).catch(pastFaults);
  }
}

/**
 * A player is on the roster twice, each time on a team. A manager merges the two and undoes it, while captains bring them and
 * the links of both are accepted by two accounts.
 */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const done = new Set<unknown>();
  const played = (async () => {
    await league.aLeague([league.listed(keptId, 'theo@mail.example'), league.listed(otherId, 'park@mail.example')]);
    if (seed % 2) await bring(otherSquad, otherId, `rpn_${zeros('2')}`);
    weather.isCalm = false;
    const undone = async () => {
      await undo();
      await deliver(memory, done, false);
    };
    const acts = [
      ...[() => bring(keptSquad, keptId, `rpn_${zeros('1')}`), () => bring(otherSquad, otherId, `rpn_${zeros('2')}`)],
      ...[() => send(keptId), () => send(otherId), merge, () => deliver(memory, done, false)],
      ...[() => accept(keptId, first), () => accept(otherId, second), () => deliver(memory, done, true)],
      ...(seed % 3 ? [undone] : []),
    ];
    await Promise.all(
      acts.map(async (act, index) => {
        await scheduler.turn(scheduler.below(60) + 6 * index);
        await act().catch(pastFaults);
      }),
    );
    weather.isCalm = true;
    for (const turned of [true, false, true]) await deliver(memory, done, turned);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** Who a record plays as by now. */
function followed(memory: MemoryTable, inviteId: string): string | undefined {
  const people = memory.entity('rosterPerson');
  const record = people.find((one) => one.inviteId === inviteId);
  let is = record?.personId as string | undefined;
  for (let next = is; next; ) {
    is = next;
    next = people.find(({ personId }) => personId === is)?.claimedBy as string | undefined;
  }
  return is;
}

/** Each team has who was brought to it, as who they are; merged, both are one; undone, each is on the team that was theirs. */
function judge(memory: MemoryTable): string | undefined {
  const merged = memory.entity('rosterMerge')[0]?.status === 'merged';
  const [kept, other] = [followed(memory, keptId), followed(memory, otherId)];
  if (merged && other && kept !== other) return 'two records are two players still';
  if (!merged && other && kept === other) return 'one player is on the roster twice';
  const rosters = new Map(memory.entity('squad').map(({ squadId, roster }) => [squadId, roster as string[]]));
  if (other && (rosters.get(otherSquad) ?? []).length === 0) return 'a player lost their team';
  return (
    wrongIn(rosters.get(keptSquad), kept) ??
    wrongIn(rosters.get(otherSquad), other) ??
    [kept, other].map((is) => saidOtherwise(memory, rosters, is)).find((wrong) => wrong !== undefined)
  );
}

function wrongIn(roster: readonly string[] = [], is: string | undefined): string | undefined {
  if (roster.some((one) => one !== is)) return 'a team has who they were before, or another';
  return roster.length > 1 ? 'a team has them twice' : undefined;
}

function saidOtherwise(memory: MemoryTable, rosters: ReadonlyMap<unknown, string[]>, is: string | undefined) {
  const theirs = squadIds.filter((squadId) => is && rosters.get(squadId)?.includes(is));
  const registration = memory.entity('registration').find(({ userId }) => userId === is);
  const said = [...((registration?.squadIds ?? []) as string[])].sort();
  return said.join() === theirs.join() ? undefined : 'the registration names other teams';
}

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));

it('keeps two records of a player one, and undone two, whatever captains and accounts do meanwhile', async () => {
  expect(await explore(mechanism(), schedules)).toMatchObject({ violations: 0 });
});

const caught = async (twin: (write: Write) => Write) =>
  (await explore(mechanism(twin), twinSchedules, { untilFirst: true })).violations;

it('catches a merge that does not look who came to a team meanwhile', async () => {
  expect(await caught((write) => (write.Item ? write : without('personId')(write)))).toBe(1);
});

it('catches a move for a merge that was undone meanwhile', async () => {
  const isCheck = (write: Write) => !write.UpdateExpression && !write.Item;
  const blind = ({ ConditionExpression: _, ...write }: Write) => write;
  const isOfMerge = ({ Key }: Write) => String(Key?.sk).includes('rostermerge');
  expect(await caught((write) => (isCheck(write) && isOfMerge(write) ? blind(write) : write))).toBe(1);
});

it('catches a team that is handed back without looking who came to it', async () => {
  expect(
    await caught((write) => (write.ConditionExpression?.includes(' OR ') ? write : without('#version')(write))),
  ).toBe(1);
});

import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createAddChild } from '#lambdas/people/ports/family/add-child.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { acceptForChild } from '#lambdas/teams/invites/operations/accept-for-child.ts';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';
import * as league from '../competitions/roster-on-stage.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const { bring, first, listed, now, second, send, squadIds, stores, team, teamId, zeros } = league;
const [inviteId, otherId, mergeId] = [`inv_${zeros('1')}`, `inv_${zeros('2')}`, `mrg_${zeros('0')}`];
const parts = {
  teams: stores.teams,
  roster: stores.roster,
  invites: stores.invites,
  dependants: createDependantReader(stage.table),
  children: createAddChild(stage.table, stage.retry),
};
const leo = {
  ...{ firstName: 'Leo', lastName: 'Cruz', age: 9, relation: 'child' as const, phoneNumber: '+15125550142' },
  ...{ collectionConsent: true, disclosureConsent: true },
};
const details = RosterDetails.parse({ name: 'Leo Cruz', guardians: [{ email: 'dana@mail.example' }, { name: 'Kim' }] });
const child = (id: string) => {
  const { email: _, ...invite } = listed(id, '');
  return { ...invite, name: 'Leo Cruz', details } as StoredInvite;
};

/** Tries again, as a person does. */
async function accept(userId: string): Promise<void> {
  const caller = { actor: { userId }, account: { birthdate: '1990-01-01' }, now } as unknown as Caller;
  for (let time = 0; time < 4; time += 1) {
    const invite = await stores.invites.find(teamId, inviteId);
    if (!invite || (invite.status !== 'pending' && !invite.dependantId)) return;
    const done = await acceptForChild({ team, invite, said: leo }, caller, parts).catch(pastFaults);
    if (done) return;
  }
}

/** Another record of the child, with the other guardian, is merged into the first. */
async function merge(): Promise<void> {
  const [invite, other] = await Promise.all([inviteId, otherId].map((id) => stores.invites.find(teamId, id)));
  if (!invite || other?.status !== 'pending') return;
  const said = {
    ...{ teamId, mergeId, status: 'merged' as const, keptInviteId: inviteId, keptName: 'Leo', otherInviteId: otherId },
    ...{
      otherName: 'Leo C',
      otherStatus: 'pending' as const,
      at: now.toISOString(),
      byId: league.owner,
      byName: 'Ana',
    },
    ...{ undoUntil: '2031-02-08T12:00:00.000Z', expires: 1 },
  };
  const same = { details, ...(invite.expiresAt && { expiresAt: invite.expiresAt }) };
  await stores.merges.merge(
    { merge: { ...said, change: { before: same, after: same } }, kept: { invite }, other },
    now,
  );
}

/** Two guardians accept for a child at once, each with a new child, while a captain brings the child and records are merged. */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const played = (async () => {
    await league.aLeague([child(inviteId), child(otherId)]);
    await send(inviteId);
    weather.isCalm = false;
    const acts = [
      ...[() => accept(first), () => accept(second), merge],
      () => bring(squadIds[0] ?? '', inviteId, `rpn_${zeros('1')}`),
    ];
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(40));
        await act().catch(pastFaults);
      }),
    );
    weather.isCalm = true;
    await accept(first);
    await accept(second);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** The child is one, of one guardian; the other is proposed to be one more, and both are in the community. */
function judge(memory: MemoryTable): string | undefined {
  const children = memory.entity('dependant');
  if (children.length !== 1) return 'one child is two, or none';
  const { dependantId } = children[0] ?? {};
  const record = memory.entity('teamInvite').find((one) => one.inviteId === inviteId);
  if (record?.status !== 'accepted' || record.dependantId !== dependantId) return 'the roster has another child';
  const [person] = memory.entity('rosterPerson');
  if (person && person.claimedBy !== dependantId) return 'the child joined, and its team is left to no one';
  const proposed = memory.entity('outbox').filter(({ type }) => type === 'teams.secondGuardianProposed');
  if (proposed.length !== 1) return 'the second guardian is asked twice, or never';
  const guardians = memory.entity('membership').filter(({ userId }) => userId !== league.owner);
  return guardians.length === 2 ? undefined : 'a guardian is not in the community';
}

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));

it('makes one child of two guardians who accept at once, whatever captains and managers do meanwhile', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 2))).toMatchObject({ violations: 0 });
});

it('catches a child that is accepted for without looking who plays by it', async () => {
  const blind = (write: Write) => without('personId')(without('version')(write));
  const found = await explore(
    mechanism((write) => (write.Item ? write : blind(write))),
    twinSchedules,
    { untilFirst: true },
  );
  expect(found).toMatchObject({ violations: 1 });
});

it('catches a child that is added without looking whether another guardian did', async () => {
  const blind = ({ ConditionExpression: _, ...write }: Write) => write;
  const isChild = ({ Item }: Write) => Item?.__edb_e__ === 'dependant';
  const found = await explore(
    mechanism((write) => (isChild(write) ? blind(write) : write)),
    twinSchedules,
    {
      untilFirst: true,
    },
  );
  expect(found).toMatchObject({ violations: 1 });
});

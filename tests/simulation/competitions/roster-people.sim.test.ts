import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { without } from '../stage/twins.ts';
import {
  aLeague,
  bring,
  first,
  listed,
  now,
  owner,
  registrationOf,
  season,
  second,
  send,
  squadIds,
  stores,
  takeOver,
  team,
  teamId,
  zeros,
} from './roster-on-stage.ts';

const inviteId = `inv_${zeros('0')}`;

const accept = async (userId: string) => {
  const invite = await stores.invites.find(teamId, inviteId);
  if (invite?.status === 'pending') await stores.roster.join(team, userId, { by: 'invite', invite }, now);
};

const registersThemselves = (userId: string) => stores.registrations.enter(season, registrationOf(userId), false, now);

/** Hands over what each account that joined did before, as the facts in the outbox say. */
async function deliver(memory: MemoryTable): Promise<void> {
  for (const { type, data } of memory.entity('outbox') as {
    type?: string;
    data?: { userId: string; personId?: string };
  }[])
    if (type === 'teams.memberJoined' && data) await takeOver.joined(data, now).catch(pastFaults);
}

/** Two captains bring the same player, who is invited meanwhile, accepts with two accounts, and registers by themselves. */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const played = (async () => {
    await aLeague([listed(inviteId, 'theo@mail.example')]);
    weather.isCalm = false;
    const acts = [
      ...squadIds.map((squadId, index) => () => bring(squadId, inviteId, `rpn_${zeros(String(index + 1))}`)),
      () => send(inviteId),
      () => accept(first),
      () => accept(second),
      () => registersThemselves(first),
      () => deliver(memory),
      () => deliver(memory),
    ];
    await Promise.all(
      acts.map(async (act, index) => {
        await scheduler.turn(scheduler.below(60) + (index > 2 ? 15 : 0));
        await act().catch(pastFaults);
      }),
    );
    weather.isCalm = true;
    await deliver(memory);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** The player is one person, on the teams that they were brought to, and in the registration that names those. */
function judge(memory: MemoryTable): string | undefined {
  const members = memory.entity('membership').flatMap(({ userId }) => (userId === owner ? [] : String(userId)));
  const [person, ...others] = memory.entity('rosterPerson');
  if (others.length > 0) return 'one player is two people';
  if (members.length > 1) return 'two accounts are one player';
  const [userId] = members;
  if (person && userId && person.claimedBy !== userId) return 'a player joined, and their teams are left to no one';
  const rosters = memory.entity('squad').map(({ squadId, roster }) => ({ squadId, roster: roster as string[] }));
  const is = person?.claimedBy ?? person?.personId;
  const theirs = rosters.filter(({ roster }) => roster.includes(String(is))).map(({ squadId }) => squadId);
  if (rosters.some(({ roster }) => roster.some((one) => one !== is))) return 'a team has who they were before';
  if (rosters.some(({ roster }) => new Set(roster).size < roster.length)) return 'a team has them twice';
  const registration = memory.entity('registration').find((one) => one.userId === is);
  const said = [...((registration?.squadIds ?? []) as string[])].sort();
  return said.join() === theirs.sort().join() ? undefined : 'the registration names other teams';
}

/** A twin whose writes under a plain condition lose one part of it. */
const unaware =
  (part: string) =>
  (write: Write): Write =>
    write.ConditionExpression?.includes(' OR ') ? write : without(part)(write);

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));

it('makes the account that accepts the player who was on the roster, whatever captains do meanwhile', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
});

it('catches an invitation that is accepted without looking who plays by it', async () => {
  expect(await explore(mechanism(unaware('personId')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});

it('catches a team that is handed over without looking who came to it', async () => {
  expect(await explore(mechanism(unaware('#version')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});

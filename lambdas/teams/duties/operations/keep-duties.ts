import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { toInstant } from '#shared/time.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { FindNamedThing } from '../../ports/named-things.ts';
import type { TeamReader } from '../../ports/teams.ts';
import { checkDuties, checkDutiesOf } from '../duties-on.ts';
import { offsetFrom } from '../event-of-duty.ts';
import { movedFact } from '../moved-fact.ts';
import { noteReminders } from '../note-reminders.ts';
import { checkSeason } from '../season-of-duty.ts';
import { stillOn } from '../still-on.ts';
import type { DutyStore, StoredDuty } from '../store.ts';

type Operations = (typeof teamRoster)['operations'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: Pick<Memberships, 'find'>;
  readonly duties: DutyStore;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly things: FindNamedThing;
}

export async function addDuty(
  { teamId, ...facts }: Parsed<Operations['addDuty']>,
  { now, newId }: Caller,
  { teams, duties, due, things }: Parts,
): Promise<Output<Operations['addDuty']>> {
  const team = await teams.find(teamId);
  if (team?.status !== 'active') throw new Problem('team.archived');
  checkDuties(team);
  await checkSeason(facts, teamId, things);
  const startsAt = startOf(facts);
  const offset = await offsetFrom(facts, { teamId, startsAt }, things);
  const dutyId = newId('teamDuty');
  const duty: StoredDuty = { teamId, dutyId, version: 1, facts, startsAt, ...offset, holders: [] };
  await noteReminders(duty, due, now);
  await duties.add(duty);
  return { dutyId, version: 1 };
}

export async function changeDuty(
  { teamId, dutyId, version, ...facts }: Parsed<Operations['changeDuty']>,
  caller: Caller,
  { teams, roster, duties, due, things }: Parts,
): Promise<Output<Operations['changeDuty']>> {
  await checkDutiesOf(teamId, teams);
  const key = { teamId, dutyId };
  const by = { byId: actorOf(caller).userId, now: caller.now };
  await checkSeason(facts, teamId, things);
  const startsAt = startOf(facts);
  const offset = await offsetFrom(facts, { teamId, startsAt }, things);
  await noteReminders({ ...key, startsAt }, due, caller.now);
  const on = await stillOn(await duties.find(key), roster);
  const changed = await duties.change<Refused>(key, (before) => {
    if (before.version !== version) return { refused: 'record.changed', currentVersion: before.version };
    const holders = before.holders.filter(on);
    if (holders.length > facts.slots) return { refused: 'duty.full' };
    return {
      next: { ...key, facts, startsAt, ...offset, holders },
      fact: movedFact({ ...before, holders }, startsAt, by),
    };
  });
  if (!changed) throw new Problem('duty.notFound');
  if (!('refused' in changed)) return { dutyId, version: changed.version };
  const { refused, ...detail } = changed;
  throw new Problem(refused, detail);
}

interface Refused {
  readonly refused: 'record.changed' | 'duty.full';
  readonly currentVersion?: number;
}

const startOf = ({ localStart, timeZone }: StoredDuty['facts']) => toInstant(localStart, timeZone).toISOString();

export async function removeDuty(
  key: Parsed<Operations['removeDuty']>,
  caller: Caller,
  { duties }: Pick<Parts, 'duties'>,
): Promise<Output<Operations['removeDuty']>> {
  const by = { byId: actorOf(caller).userId, now: caller.now };
  const removed = await duties.remove(key, (duty) => movedFact(duty, undefined, by));
  if (!removed) throw new Problem('duty.notFound');
  return {};
}

export async function judgeDuty(
  { teamId, dutyId, userId, outcome }: Parsed<Operations['judgeDuty']>,
  { now }: Caller,
  { duties, teams }: Pick<Parts, 'duties' | 'teams'>,
): Promise<Output<Operations['judgeDuty']>> {
  await checkDutiesOf(teamId, teams);
  const changed = await duties.change({ teamId, dutyId }, (duty) => {
    if (duty.startsAt > now.toISOString()) return { refused: 'duty.notNow' } as const;
    if (!duty.holders.some((one) => one.userId === userId)) return { refused: 'duty.notYours' } as const;
    const holders = duty.holders.map((one) => (one.userId === userId ? { ...one, outcome } : one));
    return { next: { ...duty, holders } };
  });
  if (!changed) throw new Problem('duty.notFound');
  if ('refused' in changed) throw new Problem(changed.refused);
  return {};
}

import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { ageOn } from '#shared/competitions/seasons/roster-rules.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { answered, dutyStatus } from '#shared/teams/duties/rules.ts';
import { leads } from '#shared/teams/permissions.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { FindNamedThing } from '../../ports/named-things.ts';
import { findTeamFor, type TeamReader } from '../../ports/teams.ts';
import { checkDuties, checkDutiesOf } from '../duties-on.ts';
import { stillOn } from '../still-on.ts';
import type { DutyStore } from '../store.ts';

type Operations = (typeof teamRoster)['operations'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: Pick<Memberships, 'find' | 'isBanned' | 'ofTeam'>;
  readonly duties: DutyStore;
  readonly naming: Pick<Naming, 'of'>;
  readonly things: FindNamedThing;
}

const shownForMs = 30 * 24 * 60 * 60_000;

export async function listDuties(
  { teamId }: Parsed<Operations['listDuties']>,
  caller: Caller,
  { teams, roster, duties, naming, things }: Parts,
): Promise<Output<Operations['listDuties']>> {
  const { userId } = actorOf(caller);
  const found = await findTeamFor({ userId, teamId }, teams, roster);
  if (!found) throw new Problem('team.notFound');
  if (!found.membership) throw new Problem('access.denied');
  checkDuties(found.team);
  const from = new Date(caller.now.getTime() - shownForMs).toISOString();
  const shown = (await duties.list(teamId)).filter(({ startsAt }) => startsAt >= from);
  const names = await naming.of(
    shown.flatMap(({ holders }) => holders.map((holder) => holder.userId)),
    { userId, now: caller.now, needs: leads(found.membership.roles), shares: true },
  );
  const listed = shown.map(async (duty) => {
    const { facts, dutyId, version, startsAt } = duty;
    const holders = duty.holders.filter(await stillOn(duty, roster));
    const named = holders.map((one) => ({ ...one, displayName: names.get(one.userId)?.name ?? '' }));
    const eventTitle = facts.eventId && (await things(facts.eventId))?.name;
    const seasonName = facts.seasonId && (await things(facts.seasonId))?.name;
    const said = { ...facts, ...(eventTitle && { eventTitle }), ...(seasonName && { seasonName }) };
    return { ...said, dutyId, version, startsAt, status: dutyStatus(holders, facts.slots), holders: named };
  });
  return { duties: (await Promise.all(listed)).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)) };
}

/** Members answer for themselves, until it begins. */
export async function answerDuty(
  { teamId, dutyId, answer, insteadOf }: Parsed<Operations['answerDuty']>,
  caller: Caller,
  { teams, roster, duties }: Pick<Parts, 'teams' | 'roster' | 'duties'>,
): Promise<Output<Operations['answerDuty']>> {
  const { userId } = actorOf(caller);
  const key = { teamId, dutyId };
  const [own, duty] = await Promise.all([roster.find({ userId, teamId }), duties.find(key)]);
  if (!own) throw new Problem('team.notFound');
  await checkDutiesOf(teamId, teams);
  if (!duty) throw new Problem('duty.notFound');
  if (duty.startsAt <= caller.now.toISOString()) throw new Problem('duty.notNow');
  if (answer === 'take') checkAge(duty.facts, caller);
  const on = await stillOn(duty, roster);
  const changed = await duties.change(key, (before) => {
    const { slots } = before.facts;
    const next = answered(before.holders.filter(on), slots, { userId, answer, insteadOf });
    return 'refused' in next ? next : { next: { ...before, holders: next.holders } };
  });
  if (!changed) throw new Problem('duty.notFound');
  if ('refused' in changed) throw new Problem(changed.refused);
  return {};
}

function checkAge({ minAge, localStart }: { minAge?: number | undefined; localStart: string }, { account }: Caller) {
  if (minAge === undefined) return;
  const { birthdate } = account ?? {};
  if (!birthdate || ageOn(birthdate, localStart.slice(0, 10)) < minAge) throw new Problem('duty.tooYoung');
}

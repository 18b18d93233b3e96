import { randomUUID } from 'node:crypto';
import { handler } from '#lambdas/competitions/schedules/api.ts';
import { seasonEntity } from '#lambdas/competitions/seasons/season.entity.ts';
import { squadEntity } from '#lambdas/competitions/seasons/squads/squad.entity.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { SeasonDetails } from '#shared/competitions/seasons/schemas.ts';
import type { Input } from '#shared/contract/operation.ts';
import { aPerson } from '../../accounts/people.ts';
import { product } from '../../product/product.ts';
import { aTeam } from '../../teams/teams.ts';

export const schedulesApi = product.client(schedules, handler);
export const noSeason = 'ssn_00000000000000000000000000';
export const noDivision = 'div_00000000000000000000000000';

type Plan = Input<(typeof schedules)['operations']['saveSchedulePlan']>['plan'];

/** Saturdays of the spring of 2027 on two courts, three times each. */
export const aPlan = (divisionId: string, changes: Partial<Plan> = {}): Plan => ({
  from: '2027-03-01',
  until: '2027-06-30',
  divisions: [{ divisionId, meetings: 1 }],
  places: [
    { placeId: 'north', name: 'North Park', courts: [1, 2].map((at) => ({ courtId: `c${at}`, name: `Court ${at}` })) },
  ],
  openings: [
    {
      placeId: 'north',
      courtIds: ['c1', 'c2'],
      weekdays: [5],
      from: '10:00',
      to: '13:00',
      matchMinutes: 50,
      changeoverMinutes: 10,
    },
  ],
  ...changes,
});

/** A season of a team with so many squads in one division, each with a captain and a player. */
export async function aSeason(count = 4, { status = 'forming' as const, gameTypeId = 'soccer' } = {}) {
  const { teamId, owner } = await aTeam();
  const now = clock.now();
  const stamp = now.toISOString();
  const [seasonId, divisionId] = [newId('season', now), newId('division', now)];
  const { divisions, ...details } = SeasonDetails.parse({
    label: 'Spring League',
    startDate: '2027-03-01',
    endDate: '2027-06-30',
    timeZone: 'America/Chicago',
    gameTypeId,
    format: 'league',
    registrationModes: ['create_team'],
    divisions: [{ divisionId, name: 'First' }],
  });
  const facts = {
    ...details,
    currency: 'USD' as const,
    divisions: divisions.map((division) => ({ ...division, divisionId })),
  };
  await seasonEntity(table())
    .put({
      seasonId,
      teamId,
      version: 1,
      status,
      startDate: facts.startDate,
      facts,
      createdAt: stamp,
      updatedAt: stamp,
    })
    .go();
  const squads = [];
  for (let index = 0; index < count; index += 1) {
    const [captain, player] = [await aPerson(), await aPerson()];
    const squadId = newId('squad', new Date(now.getTime() + index));
    await squadEntity(table())
      .put({
        seasonId,
        squadId,
        divisionId,
        version: 1,
        status: 'confirmed',
        name: `Squad ${index + 1}`,
        colour: '#112233',
        requests: { daysNotAvailable: [], coachConflicts: '' },
        captainId: captain.userId,
        coCaptainIds: [],
        roster: [captain.userId, player.userId],
        code: randomUUID().slice(0, 8),
        createdAt: stamp,
      })
      .go();
    squads.push({ squadId, captain, player });
  }
  return { seasonId, divisionId, teamId, owner, squads, boss: schedulesApi.signedInAs(owner) };
}

/** What a player says who tries to change the schedule of a season that is over. */
export async function tryOnceOver<Answer>(
  change: (world: Awaited<ReturnType<typeof aSeason>>) => Promise<Answer>,
): Promise<unknown> {
  const world = await aSeason(2, { status: 'completed' as never });
  return change(world).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
}

/** The same with a draft that was made. */
export async function aDraft(count = 4, plan: Partial<Plan> = {}) {
  const world = await aSeason(count);
  const { seasonId, divisionId, boss } = world;
  await boss.saveSchedulePlan({ seasonId, version: 0, plan: aPlan(divisionId, plan) });
  return { ...world, desk: await boss.makeSchedule({ seasonId, version: 1 }) };
}

/** The same with what is published; its facts have been heard. */
export async function aPublished(count = 4, plan: Partial<Plan> = {}) {
  const world = await aDraft(count, plan);
  const desk = await world.boss.publishSchedule({ seasonId: world.seasonId, version: 2 });
  await product.drain();
  const schedule = await schedulesApi.signedOut().getSchedule({ seasonId: world.seasonId });
  return { ...world, desk, schedule };
}

/** A match of what is published, with the captains of both sides. */
export async function aMatchToMove(plan: Partial<Plan> = {}) {
  const world = await aPublished(4, plan);
  const [match] = world.schedule.matches;
  if (!match) throw new Error('There is no match');
  const captainOf = (squadId: string) => {
    const squad = world.squads.find((one) => one.squadId === squadId);
    if (!squad) throw new Error('There is no such squad');
    return schedulesApi.signedInAs(squad.captain);
  };
  const [home, away] = [captainOf(match.homeId), captainOf(match.awayId)];
  const { times } = await home.listOpenTimes({ seasonId: world.seasonId, key: match.key });
  return { ...world, match, home, away, times };
}

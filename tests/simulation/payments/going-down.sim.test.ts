import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { remindOfLimits } from '#lambdas/payments/plans/limits/remind-of-limits.ts';
import { createPlanHolders } from '#lambdas/payments/plans/plan-holders.ts';
import { createSubscriptionReader } from '#lambdas/payments/plans/subscription-store.ts';
import { syncParts } from '#lambdas/payments/plans/sync-subscription.ts';
import { createPlanWrite } from '#lambdas/payments/plans/write.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { planExceeded } from '#shared/payments/plans/messages.ts';
import { roomReminderMs } from '#shared/payments/plans/subscription-state.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { aTeamOnStage } from '../teams/team-on-stage.ts';

const begin = new Date('2031-05-01T12:00:00.000Z');
const teamId = `tea_${'0'.repeat(26)}`;
const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const owner = person(0);
const people = [0, 1, 2, 3].map(person);
const rookieAllows = 500;
const stores = {
  teams: createTeamStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  subscriptions: createSubscriptionReader(stage.table),
  holders: createPlanHolders(stage.table),
  write: createPlanWrite(stage.table, stage.retry),
};
const accounts = accountEntity(stage.table);
process.env.PLAN_PRICES = JSON.stringify({ pro: 'price_pro', elite: 'price_elite', plus: 'price_plus' });

const anAccount = (userId: string) => {
  const [createdAt, platform] = [begin.toISOString(), 'rovers' as const];
  return {
    userId,
    version: 1,
    email: '',
    emailVerified: true,
    hasAdditionalInfo: true,
    platform,
    createdAt,
    updatedAt: createdAt,
  };
};

/** What the provider says of two subscriptions of one community, one after the other. */
class Provider {
  readonly said = new Map<string, 'active' | 'canceled'>();
  readonly subscriptions = {
    retrieve: async (id: string) => {
      const status = this.said.get(id) ?? 'active';
      const seconds = begin.getTime() / 1000;
      const item = { price: { id: 'price_pro' }, current_period_start: seconds, current_period_end: seconds + 86_400 };
      const metadata = { kind: 'team', ownerId: teamId, payerId: owner, platform: 'rovers' };
      return { id, status, metadata, created: seconds, cancel_at_period_end: false, items: { data: [item] } };
    },
  };
}

/** How often each thing came to be: a play in which nothing happens proves nothing. */
const happened = { over: 0, within: 0, reminded: 0, madeRoom: 0, upgraded: 0 };

interface Row extends Record<string, unknown> {
  readonly memberCount: number;
  readonly plan?: string;
  readonly overPlanUntil?: string;
}
const teamIn = (memory: MemoryTable) => memory.entity('team')[0] as Row;
const told = (memory: MemoryTable, stage: string) =>
  memory
    .entity('outbox')
    .filter(({ type, data }) => type === planExceeded.name && (data as { stage: string }).stage === stage);

/** Is there time to make room exactly where there is more than the plan allows, and was that said? */
function judge(memory: MemoryTable): string | undefined {
  const { memberCount, plan, overPlanUntil } = teamIn(memory);
  const isOver = plan === undefined && memberCount > rookieAllows;
  happened[isOver ? 'over' : 'within'] += 1;
  if (plan !== undefined) happened.upgraded += 1;
  if (isOver && !overPlanUntil) return 'there is too much, and no time to make room began';
  if (plan !== undefined && overPlanUntil) return 'a larger plan did not end the time to make room';
  const begun = told(memory, 'begun').map(({ data }) => (data as { until: string }).until);
  if (overPlanUntil && !begun.includes(overPlanUntil)) return 'time began, and no one hears of it';
  return new Set(begun).size < begun.length ? 'the same time is said twice' : undefined;
}

/** What people and webhooks do on a stage. */
function actsOn(scheduler: Scheduler, provider: Provider) {
  const sync = (id: string) =>
    stage.retry(async () => {
      const { subscriptions, holders, write } = stores;
      const parts = await syncParts(id, { stripe: provider as never, subscriptions, holders, now: scheduler.now });
      if (parts !== 'foreign' && (await write(parts)).length > 0) throw contention('It moved');
    });
  const join = async (userId: string) => {
    const team = await stores.teams.find(teamId);
    if (team) await stores.roster.join(team, userId, { by: 'policy', policy: 'open' }, scheduler.now);
  };
  const leave = async (userId: string) => {
    const [team, member] = [await stores.teams.find(teamId), await stores.roster.find({ userId, teamId })];
    if (team && member) await stores.roster.leave(team, member, scheduler.now);
  };
  const ends = async () => {
    provider.said.set('sub_1', 'canceled');
    await sync('sub_1');
  };
  const atOnce = (acts: readonly (() => Promise<unknown>)[]) =>
    Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(15));
        await act().catch(pastFaults);
      }),
    );
  return { sync, join, leave, ends, atOnce };
}

type Staged = ReturnType<typeof roughStage> & { readonly acts: ReturnType<typeof actsOn> };

/** A community with about as many members as the free plan allows, on a larger plan. */
async function prepare({ scheduler, acts }: Staged): Promise<void> {
  for (const userId of people) await accounts.put(anAccount(userId)).go();
  const size = rookieAllows - 2 + scheduler.below(3);
  await stores.teams.create(aTeamOnStage({ teamId, ownerId: owner, memberLimit: 2_000, memberCount: size }));
  await acts.sync('sub_1');
  await acts.join(person(1));
}

/** The job comes twice at once, also while someone makes room. */
async function remind({ scheduler, memory, weather, acts }: Staged): Promise<string | undefined> {
  const until = teamIn(memory).overPlanUntil;
  if (!until) return undefined;
  const at = new Date(Date.parse(until) - roomReminderMs);
  const look = () => stage.retry(() => remindOfLimits({ kind: 'team', ownerId: teamId, until }, stores, at));
  await acts.atOnce([look, look, ...(scheduler.below(2) ? [() => acts.leave(person(2))] : [])]);
  weather.isCalm = true;
  await look();
  return judgeReminder(memory);
}

function judgeReminder(memory: MemoryTable): string | undefined {
  const [times, { memberCount, overPlanUntil }] = [told(memory, 'reminder').length, teamIn(memory)];
  const isOver = memberCount > rookieAllows;
  happened.reminded += times;
  if (!isOver) happened.madeRoom += 1;
  if (isOver && times !== 1) return `was reminded ${times} times`;
  return !isOver && overPlanUntil ? 'room was made, and its time goes on' : undefined;
}

/** A plan ends while people join and leave around what the free plan allows; the same comes twice, writes fail, answers are lost. */
const goingDown =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const rough = roughStage(seed, begin.getTime(), twin);
    const { scheduler, memory, weather } = rough;
    const acts = actsOn(scheduler, new Provider());
    const { sync, join, leave, ends } = acts;
    const staged = { ...rough, acts };
    const play = async () => {
      await prepare(staged);
      weather.isCalm = false;
      await acts.atOnce([() => join(person(2)), () => join(person(3)), () => leave(person(1)), ends, ends]);
      weather.isCalm = true;
      await ends();
      if (scheduler.below(3) === 0) await sync('sub_2');
      const violation = judge(memory);
      weather.isCalm = false;
      return violation ?? remind(staged);
    };
    const [, violation] = await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

it('keeps a date exactly where there is too much, and tells its owner once', async () => {
  expect(await explore(goingDown(), schedules)).toMatchObject({ violations: 0 });
  for (const count of Object.values(happened)) expect(count).toBeGreaterThan(0);
}, 600_000);

it('is caught where those who join while the plan ends are overlooked', async () => {
  const found = await explore(goingDown(without('#memberCount <=')), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1 });
}, 600_000);

import { expect, it } from 'vitest';
import {
  merged,
  paysFor,
  type SubscriptionFacts,
  type SubscriptionState,
} from '#shared/payments/plans/subscription-state.ts';
import { explore, type Mechanism, schedules, twinSchedules } from '../stage/explore.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';

const start = Date.parse('2031-05-01T12:00:00Z');
const minute = 60_000;

interface World {
  /** What is kept is what the provider says when it is asked, not what an event carried. */
  readonly asks: boolean;
  /** A write holds only if nothing was written since it was read. */
  readonly checksVersion: boolean;
  /** What ended stays so. */
  readonly staysEnded: boolean;
}
const whole: World = { asks: true, checksVersion: true, staysEnded: true };

const facts = (status: SubscriptionFacts['status'], planId: 'pro' | 'elite' = 'pro'): SubscriptionFacts => ({
  planId,
  status,
  periodStart: '2031-05-01T12:00:00.000Z',
  periodEnd: '2031-06-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
});

/** What is kept of a subscription, and what an event about it leads to. */
class Keeper {
  atProvider = facts('incomplete');
  row: { readonly state: SubscriptionState; readonly version: number } | undefined;
  violation: string | undefined;
  private wasEnded = false;
  private readonly world: World;
  private readonly scheduler: Scheduler;

  constructor(world: World, scheduler: Scheduler) {
    this.world = world;
    this.scheduler = scheduler;
  }

  async takeIn(carried: SubscriptionFacts): Promise<void> {
    const before = this.row;
    await this.step();
    const found = this.world.asks ? this.atProvider : carried;
    await this.step();
    if (this.world.checksVersion && this.row?.version !== before?.version) return this.takeIn(carried);
    this.write(merged(this.world.staysEnded ? before?.state : undefined, found, this.scheduler.now), before?.version);
    await this.step();
  }

  /** Tries until it is done. */
  async takeInAtLast(): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1)
      if ((await this.takeIn(this.atProvider).catch(() => 'failed')) !== 'failed') return;
  }

  private write(state: SubscriptionState, version = 0): void {
    this.row = { state, version: version + 1 };
    if (this.wasEnded && paysFor(state, this.scheduler.now))
      this.violation = 'a plan that had ended was paid for again';
    this.wasEnded ||= state.status === 'cancelled';
  }

  private async step(): Promise<void> {
    await this.scheduler.turn(this.scheduler.below(minute));
    if (this.scheduler.below(12) === 0) throw new Error('crashed');
  }

  get isTrue(): boolean {
    return this.row?.state.status === this.atProvider.status && this.row.state.planId === this.atProvider.planId;
  }
}

const life = [
  facts('active'),
  facts('past_due'),
  facts('active'),
  facts('active', 'elite'),
  facts('cancelled', 'elite'),
];

/**
 * A subscription goes through states at the provider and mostly ends. Its events come late, twice, in any order, or never;
 * what works on one may crash before or after its write, and one look comes after all of it. In the end the plan is that of
 * the provider's last word, and once it was free after the end it is never paid again (promise P16).
 */
const planTruth =
  (world: World): Mechanism =>
  async (seed) => {
    const scheduler = new Scheduler(seed, start);
    const keeper = new Keeper(world, scheduler);
    const deliver = async (carried: SubscriptionFacts) => {
      if (scheduler.below(10) < 2) return;
      await scheduler.turn(scheduler.below(5 * minute));
      await keeper.takeIn(carried).catch(() => keeper.takeIn(carried).catch(pastFaults));
    };
    const live = async () => {
      for (const next of scheduler.below(4) > 0 ? life : life.slice(0, -1)) {
        keeper.atProvider = next;
        // Twice, where none of the two is lost.
        void deliver(next);
        void deliver(next);
        await scheduler.turn(scheduler.below(2 * minute));
      }
      await scheduler.turn(60 * minute);
      await keeper.takeInAtLast();
    };
    void live();
    await scheduler.run();
    return keeper.violation ?? (keeper.isTrue ? undefined : 'the plan is not what the provider says');
  };

it('keeps the plan that the provider says, whatever comes late, twice, never or crashes', async () => {
  expect(await explore(planTruth(whole), schedules)).toMatchObject({ violations: 0 });
});

it.each([
  ['believes what an event carries', { asks: false, staysEnded: false }],
  ['writes over what was written since it was read', { checksVersion: false, staysEnded: false }],
])('is caught when it %s', async (_, broken) => {
  const found = await explore(planTruth({ ...whole, ...broken }), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});

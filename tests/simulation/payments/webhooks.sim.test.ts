import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createAccountStore } from '#lambdas/payments/accounts/account-store.ts';
import { fromProvider } from '#lambdas/payments/accounts/from-provider.ts';
import { createWrite, type Parts } from '#lambdas/payments/ports/write.ts';
import type { Provider } from '#lambdas/payments/provider/stripe.ts';
import type { Effect } from '#lambdas/payments/webhooks/effect.ts';
import { effectsOn } from '#lambdas/payments/webhooks/effects.ts';
import { createIntake } from '#lambdas/payments/webhooks/intake.ts';
import type { ProviderEvent } from '#lambdas/payments/webhooks/provider-event.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { everyFault } from '../stage/fault-plans.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { Worker } from '../stage/worker.ts';
import { type AccountState, anAccountOf } from './provider-on-stage.ts';

const begin = Date.parse('2031-05-01T12:00:00.000Z');
const stripeId = 'acct_1';
const owner = { ownerKind: 'user', ownerId: '00000000-0000-4000-8000-000000000001' } as const;
const worker = new Worker();
const accounts = createAccountStore(stage.table, stage.retry);
const due = { schedule: async () => undefined };

/** What the intake is made of, and what a broken version does after it has answered. */
interface Made {
  readonly effects: Readonly<Record<string, Effect>>;
  readonly afterwards: Parts[];
}

const sound = (): Made => ({ effects: effectsOn(worker.table), afterwards: [] });

/** Notes an event as seen first, and writes what follows from it in a second step. */
function inTwoSteps(): Made {
  const afterwards: Parts[] = [];
  const split =
    (effect: Effect): Effect =>
    async (event, context) => {
      const parts = await effect(event, context);
      if (parts === 'unknown') return parts;
      afterwards.push(parts);
      return () => [];
    };
  const effects = Object.entries(effectsOn(worker.table)).map(([type, effect]) => [type, split(effect)]);
  return { effects: Object.fromEntries(effects), afterwards };
}

const states: readonly AccountState[] = [
  { charges_enabled: false, details_submitted: true, payouts_enabled: false },
  { charges_enabled: true, details_submitted: true, payouts_enabled: false },
  { charges_enabled: false, details_submitted: false, payouts_enabled: true },
];

const eventOf = (number: number, type: string, object: object): ProviderEvent => ({
  eventId: `evt_${number}`,
  type,
  account: stripeId,
  createdAt: begin / 1000 + number,
  livemode: false,
  object: { object: 'x', ...object },
});

const payout = (id: string, status: string) => ({ id, amount: 700, currency: 'usd', created: begin / 1000, status });
const moved = (id: string, net: number) => ({ id, net, currency: 'usd', created: begin / 1000 });
const dispute = (status: string, ...balance_transactions: object[]) => ({
  id: 'dp_1',
  amount: 500,
  currency: 'usd',
  status,
  created: begin / 1000,
  balance_transactions,
});

/** Everything that happened at the provider. */
const happened: readonly ProviderEvent[] = [
  ...states.map((_, number) => eventOf(number, 'account.updated', {})),
  eventOf(10, 'payout.created', payout('po_1', 'pending')),
  eventOf(11, 'payout.paid', payout('po_1', 'paid')),
  eventOf(12, 'payout.failed', payout('po_1', 'failed')),
  eventOf(13, 'payout.created', payout('po_2', 'pending')),
  eventOf(14, 'charge.dispute.created', dispute('needs_response', moved('txn_1', -2000))),
  eventOf(15, 'charge.dispute.closed', dispute('won', moved('txn_1', -2000), moved('txn_2', 2000))),
];

const expected = [
  'po_1 adjustment 700',
  'po_1 payout -700',
  'po_2 payout -700',
  'txn_1 dispute -2000',
  'txn_2 dispute 2000',
];

/** Each event is delivered one to three times, in any order, and again until it is answered; processes die between steps. */
const delivering =
  (make: () => Made, twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, begin);
    const strikes = everyFault({ crash: 0 })(seed, scheduler);
    const weather = { isCalm: true };
    const memory = new MemoryTable(
      scheduler,
      (possible) => (weather.isCalm ? undefined : strikes.table(possible)),
      twin,
    );
    stage.set(scheduler, memory);
    worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    let state: AccountState = { charges_enabled: false, details_submitted: false, payouts_enabled: false };
    const retrieve = async () => {
      await scheduler.turn(scheduler.below(40));
      const seen = state;
      await scheduler.turn(scheduler.below(40));
      return anAccountOf(stripeId, seen);
    };
    const provider = { stripe: { accounts: { retrieve } } as unknown as Stripe } as Provider;
    const { effects, afterwards } = make();
    const takeIn = createIntake({ table: worker.table, effects, due, retry: stage.retry });
    const finish = createWrite(worker.table, stage.retry);
    const deliver = async (event: ProviderEvent) => {
      const isAnswered = () =>
        worker.run(async () => {
          await takeIn(event, provider, new Date(begin));
          for (const parts of afterwards.splice(0)) await finish(parts);
        });
      for (let attempt = 0; attempt < 30 && !(await isAnswered()); attempt += 1)
        await scheduler.turn(scheduler.below(90));
    };
    const copies = happened.flatMap((event) => Array.from({ length: 1 + scheduler.below(3) }, () => event));
    const sent = new Set<string>();
    const play = async () => {
      const linking = { ...fromProvider(anAccountOf(stripeId, state), false), ...owner, linkKind: 'oauth' } as const;
      await accounts.link({ ...linking, now: new Date(begin) }, undefined);
      weather.isCalm = false;
      await Promise.all(
        copies.map(async (event) => {
          await scheduler.turn(scheduler.below(200));
          // The account changes once, and then the first copy of its event is sent.
          if (!sent.has(event.eventId)) state = states[event.createdAt - begin / 1000] ?? state;
          sent.add(event.eventId);
          await deliver(event);
        }),
      );
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory, state);
  };

/** The account is what the provider has, the ledger is the sum of what happened, and what is over stays over. */
function judge(memory: MemoryTable, state: AccountState): string | undefined {
  const [account] = memory.entity('payoutAccount');
  if (account?.chargesEnabled !== state.charges_enabled || account.payoutsEnabled !== state.payouts_enabled)
    return 'the account is not what the provider has';
  const lines = memory.entity('ledgerLine').map((line) => `${line.providerRef} ${line.kind} ${line.amountMinor}`);
  if (lines.toSorted().join() !== expected.join()) return `the ledger is ${lines.toSorted().join(', ')}`;
  const open = memory.entity('accountUse').filter(({ overAt }) => !overAt);
  if (open.length > 0) return 'a dispute that is over is open';
  return memory.entity('providerEvent').length === happened.length ? undefined : 'an event was not noted';
}

it('leads to what the provider has, however often, late and in what order events come', async () => {
  expect(await explore(delivering(sound), schedules)).toMatchObject({ violations: 0 });
  const caught = { violations: 1 };
  const once = { untilFirst: true };
  expect(await explore(delivering(inTwoSteps), twinSchedules, once)).toMatchObject(caught);
  for (const twin of [without('#version'), without('#overAt')])
    expect(await explore(delivering(sound, twin), twinSchedules, once)).toMatchObject(caught);
});

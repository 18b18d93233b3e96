import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createAccountStore } from '#lambdas/payments/accounts/account-store.ts';
import { fromProvider } from '#lambdas/payments/accounts/from-provider.ts';
import { changing } from '#lambdas/payments/orders/changing.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { Provider } from '#lambdas/payments/provider/stripe.ts';
import type { Effect } from '#lambdas/payments/webhooks/effect.ts';
import { effectsOn } from '#lambdas/payments/webhooks/effects.ts';
import { createIntake } from '#lambdas/payments/webhooks/intake.ts';
import type { ProviderEvent } from '#lambdas/payments/webhooks/provider-event.ts';
import type { DisputeStatus } from '#shared/payments/orders/dispute-schemas.ts';
import { refundAsked } from '#shared/payments/orders/messages.ts';
import { standing } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { everyFault } from '../stage/fault-plans.ts';
import { MemoryTable } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { Worker } from '../stage/worker.ts';
import { Bank, disputeId, orderId, stripeId } from './bank.ts';
import { anAccountOf } from './provider-on-stage.ts';

const begin = Date.parse('2031-05-01T12:00:00.000Z');
const startsAt = '2031-05-09T12:00:00.000Z';
const owner = { ownerKind: 'user', ownerId: '00000000-0000-4000-8000-000000000009' } as const;
const personId = '00000000-0000-4000-8000-000000000001';
const worker = new Worker();
const accounts = createAccountStore(stage.table, stage.retry);
const orders = createOrders(worker.table, stage.retry);
const rows = orderEntity(stage.table);
const due = { schedule: async () => undefined };

/** What of the product is broken on purpose. */
interface Twin {
  readonly effect?: Effect;
  readonly refund?: typeof makeRefund;
}

/** The last event to come wins. */
const lastWins: Effect = async ({ object }, { now }) => {
  const order = await orders.find(orderId);
  if (!order) return 'unknown';
  const status = (object as { status: DisputeStatus }).status;
  const disputes = [{ disputeId, amountMinor: order.totalMinor, status, openedAt: now.toISOString() }];
  return changing(order, { order: { ...order, disputes, status: standing({ ...order, disputes }) }, facts: [] });
};

/** A refund that the provider refused is asked for with the same key once more, which gets the same answer. */
const sameKey: typeof makeRefund = (work, { orders: rows, cashier }, now) => {
  const find: typeof rows.find = async (id) => {
    const found = await rows.find(id);
    return found && { ...found, refunds: found.refunds.map(({ tries: _, ...refund }) => refund) };
  };
  return makeRefund(work, { cashier, orders: { find, move: rows.move } }, now);
};

/** A paid order that its payer disputes, and may leave; events come one to three times, in any order and late. */
const disputing =
  ({ effect, refund = makeRefund }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, begin);
    const strikes = everyFault({ crash: 0 })(seed, scheduler);
    const weather = { isCalm: true };
    const memory = new MemoryTable(scheduler, (possible) => (weather.isCalm ? undefined : strikes.table(possible)));
    stage.set(scheduler, memory);
    worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const bank = new Bank(scheduler);
    const sound = effectsOn(worker.table);
    const effects = effect ? Object.fromEntries(Object.keys(sound).map((type) => [type, effect])) : sound;
    const takeIn = createIntake({ table: worker.table, effects, due, retry: stage.retry });
    const provider = {
      stripe: { paymentIntents: { retrieve: async () => ({ metadata: { orderId } }) } } as unknown as Stripe,
    } as Provider;
    const until = async (work: () => Promise<unknown>) => {
      for (let tries = 0; tries < 40 && !(await worker.run(work)); tries += 1)
        await scheduler.turn(scheduler.below(90));
    };
    const by = { orders, cashier: { ...bank.cashier, close: async () => undefined } };
    const deliver = async (event: ProviderEvent) => {
      await scheduler.turn(scheduler.below(400));
      await until(() => takeIn(event, provider, scheduler.now));
    };
    const leave = async () => {
      await scheduler.turn(scheduler.below(300));
      const asked = { orderId, personId, cause: 'left' as const, at: scheduler.now.toISOString(), startsAt };
      await until(() => settleOrder(asked, by, scheduler.now));
    };
    const play = async () => {
      await plant();
      weather.isCalm = false;
      const events = bank.disputes(scheduler, begin);
      await Promise.all([
        ...(seed % 3 === 0 ? [] : [leave()]),
        events.then((all) =>
          Promise.all(all.flatMap((event) => Array.from({ length: 1 + scheduler.below(3) }, () => deliver(event)))),
        ),
        hearRefunds(memory, scheduler, (data) => until(() => refund(data, by, scheduler.now))),
      ]);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    const [order] = memory.entity('order') as unknown as readonly StoredOrder[];
    return order ? judge(order, bank, seed % 3 !== 0) : 'the order is gone';
  };

interface Fact {
  readonly type: string;
  readonly messageId: string;
  readonly data: { readonly orderId: string; readonly refundId: string };
}

/** Every fact that money is to go back is heard at least once. */
async function hearRefunds(memory: MemoryTable, scheduler: Scheduler, tell: (data: Fact['data']) => Promise<void>) {
  const heard = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const facts = memory.entity('outbox') as unknown as readonly Fact[];
    for (const { messageId, data } of facts.filter(
      (fact) => fact.type === refundAsked.name && !heard.has(fact.messageId),
    )) {
      heard.add(messageId);
      await tell(data);
    }
    await scheduler.turn(60);
  }
}

/** A linked account and an order that was paid on it. */
async function plant(): Promise<void> {
  const account = fromProvider(anAccountOf(stripeId), false);
  await accounts.link({ ...account, ...owner, linkKind: 'oauth', now: new Date(begin) }, undefined);
  const order = anOrder({
    orderId,
    stripeId,
    status: 'paid',
    refundableMinor: 1266,
    paidAt: new Date(begin).toISOString(),
    paymentIntentId: 'pi_1',
    startsAt,
  });
  await rows.put({ ...order }).go();
}

/** The order stands where the bank left it; what was owed is back once, by one way. */
function judge({ status, refunds }: StoredOrder, bank: Bank, hasLeft: boolean): string | undefined {
  const dispute = bank.outcome;
  if (dispute === 'lost' && status !== 'lost') return `lost, and the order is ${status}`;
  if (dispute === 'won' && status === 'disputed') return 'won, and the order is still disputed';
  if (dispute === 'won' && !hasLeft && status !== 'won') return `won, and the order is ${status}`;
  const returned = bank.returnedMinor + bank.lostMinor;
  if (returned > 1266) return 'more went back than was paid';
  if (hasLeft && returned !== 1266) return `the payer left and got ${returned}`;
  return refunds.some((refund) => refund.status === 'requested') ? 'a refund waits for ever' : undefined;
}

it('keeps an order where the bank left it, and sends back once what is owed, in whichever order events come', async () => {
  expect(await explore(disputing(), schedules)).toMatchObject({ violations: 0 });
  for (const twin of [{ effect: lastWins }, { refund: sameKey }])
    expect(await explore(disputing(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

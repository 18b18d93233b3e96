import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createAccountStore } from '#lambdas/payments/accounts/account-store.ts';
import { fromProvider } from '#lambdas/payments/accounts/from-provider.ts';
import { leaveAccount, type Releasing, releaseAccount } from '#lambdas/payments/accounts/release-account.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createAccountUses } from '#lambdas/payments/ports/accounts/account-uses.ts';
import { endOfUse } from '#lambdas/payments/ports/accounts/end-of-use.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { isUnsettled } from '#lambdas/payments/ports/orders/is-unsettled.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withNews } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { anAccountOf } from './provider-on-stage.ts';

const begin = new Date('2031-05-01T12:00:00.000Z');
const later = new Date('2031-05-03T12:00:00.000Z');
const stripeId = 'acct_1';
const ownerId = '00000000-0000-4000-8000-000000000009';
const owner = { ownerKind: 'user', ownerId } as const;
const eventId = 'event 1';
const accounts = createAccountStore(stage.table, stage.retry);
const orders = createOrders(stage.table, stage.retry, () => begin);
const uses = usesOf(stage.table);
const due = { schedule: async () => undefined };
const eventUse = endOfUse({ kind: 'event', queue: 'events' });
const noPage = { close: async () => undefined };
const provider = (async () => ({
  connectClientId: 'ca_1',
  stripe: { oauth: { deauthorize: async () => ({}) } },
})) as unknown as Releasing['provider'];
const parts: Releasing = { accounts, uses: createAccountUses(stage.table), due, provider, retry: stage.retry };

interface Twin {
  readonly twist?: (write: Write) => Write;
  /** What is known to need the account. */
  readonly uses?: Releasing['uses'];
  /** Whether an order names what needs the account. */
  readonly isBlind?: boolean;
}

const orderIdOf = (seed: number, number: number) => idFrom('order', String(seed), String(number));

/** A player holds a spot on the account. */
async function reserve(seed: number, number: number, isBlind = false): Promise<void> {
  const userId = `player ${number}`;
  const lines = [{ kind: 'spot' as const, personId: userId, name: '', amountMinor: 1200 }];
  const order = anOrder({ orderId: orderIdOf(seed, number), subjectId: eventId, userId, lines, stripeId });
  const using = { kind: 'event', refId: eventId, title: 'An event', href: '/an-event' } as const;
  await stage.retry(async () => {
    const needed = isBlind ? [] : await uses.begin({ ...owner, stripeId }, using);
    const TransactItems = [...orders.reserve(order, new Map()), ...needed];
    await stage.table.client.send(new TransactWriteCommand({ TransactItems })).catch((error: unknown) => {
      throw isConditionFailure(error) ? contention('It moved') : error;
    });
  });
}

/** The event is called off: what is paid goes back, what is not is closed. */
async function callOff(order: StoredOrder): Promise<void> {
  const personId = order.userId;
  const asked = { orderId: order.orderId, personId, cause: 'cancelled' as const };
  await settleOrder(
    { ...asked, at: begin.toISOString(), startsAt: order.startsAt },
    { orders, cashier: noPage },
    begin,
  );
}

const paymentOf = ({ orderId, totalMinor }: StoredOrder) => ({
  id: `pi_${orderId}`,
  amount_received: totalMinor,
  currency: 'usd',
  latest_charge: null,
});

/** The page to pay on is closed with the order. */
const pay = ({ orderId }: StoredOrder) =>
  orders.move(orderId, (is) => (isOpen(is.status) ? afterPayment(is, paymentOf(is), begin) : undefined));

/** A host deletes their account while players pay for their event, which ends with it. */
const leaving =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, begin.getTime(), twin.twist);
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(memory);
    };
    const at = async (turns: number, act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(turns));
      await act().catch(pastFaults);
    };
    const each = async (act: (order: StoredOrder) => Promise<unknown>) => {
      for (let number = 0; number < 3; number += 1) {
        const order = await orders.find(orderIdOf(seed, number));
        if (order) await act(order);
      }
    };
    const sendBack = ({ orderId }: StoredOrder) =>
      orders.move(orderId, (is) => {
        const [refund] = is.refunds;
        const order = refund ? withNews(is, refund.refundId, { status: 'succeeded' }) : is;
        return order === is ? undefined : { order };
      });
    const release = () => releaseAccount(ownerId, { ...parts, ...(twin.uses && { uses: twin.uses }) }, later);
    const isCalledOff = (order: StoredOrder) => order.refunds.length === 0 && wasCharged(order.status);
    const end = () => eventUse.end(eventId, { orders, uses, due }, later, isCalledOff);
    let onSale = 3;
    /** The event's line takes no more players once the event is over, so nothing is reserved after that. */
    const endOnceOver = async () => {
      if (onSale === 0) await end();
    };
    const sell = async (number: number) => {
      await reserve(seed, number, twin.isBlind).finally(() => {
        onSale -= 1;
      });
    };
    const play = async () => {
      const linking = { ...fromProvider(anAccountOf(stripeId), false), ...owner, linkKind: 'oauth' } as const;
      await accounts.link({ ...linking, now: begin }, undefined);
      weather.isCalm = false;
      await Promise.all([
        ...[0, 1, 2].map((number) => at(40, () => sell(number))),
        ...[0, 1, 2].map(() => at(120, () => each((order) => pay(order)))),
        at(80, () => leaveAccount({ userId: ownerId, deletedAt: begin.toISOString() }, parts, begin)),
        ...[0, 1].map(() => at(160, () => each(callOff))),
        ...[0, 1].map(() => at(200, () => each(sendBack))),
        ...[0, 1, 2].map(() => at(220, endOnceOver)),
        ...[0, 1, 2].map(() => at(240, release)),
      ]);
      weather.isCalm = true;
      await leaveAccount({ userId: ownerId, deletedAt: begin.toISOString() }, parts, begin);
      await each(callOff);
      await each(sendBack);
      await end();
      await release();
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation ?? (memory.entity('payoutAccount').length > 0 ? 'the account is never let go' : undefined);
  };

/** No payer waits for money from an account that is let go, and no spot is held on it. */
function judge(memory: MemoryTable): string | undefined {
  const all = memory.entity('order') as unknown as StoredOrder[];
  const [account] = memory.entity('payoutAccount');
  if (all.length === 0 || (account && !account.disconnectedAt)) return undefined;
  const waiting = all.find((order) => isUnsettled({ ...order, refunds: order.refunds ?? [] }));
  return waiting && `an order is ${waiting.status}, and the account that it was paid on is gone`;
}

it('lets an account of a deleted host go once every player has their money back, and not before', async () => {
  expect(await explore(leaving(), schedules)).toMatchObject({ violations: 0 });
});

it.each<readonly [string, Twin]>([
  ['it does not look what needs the account', { uses: { list: async () => [] } }],
  ['orders do not say that they need it', { isBlind: true }],
  ['the account may have changed since it was looked at', { twist: without('version') }],
])('is caught when %s', async (_what, twin) => {
  expect(await explore(leaving(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

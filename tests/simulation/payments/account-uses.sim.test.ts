import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { AccountParts } from '#lambdas/payments/accounts/account-parts.ts';
import { createAccountStore } from '#lambdas/payments/accounts/account-store.ts';
import { fromProvider } from '#lambdas/payments/accounts/from-provider.ts';
import { unlinkStripeAccount } from '#lambdas/payments/accounts/operations/unlink-stripe-account.ts';
import { createAccountUses } from '#lambdas/payments/ports/accounts/account-uses.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { anAccountOf } from './provider-on-stage.ts';

const begin = Date.parse('2031-05-01T12:00:00.000Z');
const stripeId = 'acct_1';
const ownerId = '00000000-0000-4000-8000-000000000009';
const owner = { ownerKind: 'user', ownerId } as const;
const accounts = createAccountStore(stage.table, stage.retry);
const orders = createOrders(stage.table, stage.retry);
const parts = { accounts, uses: createAccountUses(stage.table), retry: stage.retry } as unknown as AccountParts;
const uses = usesOf(stage.table);
const call = { owner, caller: { now: new Date(begin) } } as unknown as Parameters<typeof unlinkStripeAccount>[0];

interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly isBlind?: boolean;
}

/** A player's order for one of two events, with what it needs of the account or without. */
function reserve(seed: number, number: number, isBlind = false): Promise<unknown> {
  const subjectId = `event ${number % 2}`;
  const userId = `player ${number}`;
  const lines = [{ kind: 'spot' as const, personId: userId, name: '', amountMinor: 1200 }];
  const order = anOrder({ orderId: idFrom('order', String(seed), String(number)), subjectId, userId, lines, stripeId });
  const using = { kind: 'event', refId: subjectId, title: 'An event', href: '/an-event' } as const;
  return stage.retry(async () => {
    const needed = isBlind ? [] : await uses.begin({ ...owner, stripeId }, using);
    const TransactItems = [...orders.reserve(order, new Map()), ...needed];
    await stage.table.client.send(new TransactWriteCommand({ TransactItems })).catch((error: unknown) => {
      throw isConditionFailure(error) ? contention('It moved') : error;
    });
  });
}

/** Players buy spots in two events while their host, in two tabs, unlinks the account. */
const selling =
  (twin: Twin = {}) =>
  async (seed: number) => {
    const { scheduler, memory, weather } = roughStage(seed, begin, twin.twist);
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(memory);
    };
    const later = async (act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(60));
      await act().catch(pastFaults);
    };
    const play = async () => {
      const linking = { ...fromProvider(anAccountOf(stripeId), false), ...owner, linkKind: 'oauth' } as const;
      await accounts.link({ ...linking, now: new Date(begin) }, undefined);
      weather.isCalm = false;
      await Promise.all([
        ...Array.from({ length: 4 }, (_, number) => later(() => reserve(seed, number, twin.isBlind))),
        ...Array.from({ length: 2 }, () => later(() => unlinkStripeAccount(call, parts))),
      ]);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

/** What is sold is sold on an account that is linked. */
function judge(memory: MemoryTable): string | undefined {
  const [account] = memory.entity('payoutAccount');
  return account?.disconnectedAt && memory.entity('order').length > 0
    ? 'a spot is sold on an account that was unlinked'
    : undefined;
}

it('unlinks no account on which spots are being sold, and sells none on one that is unlinked', async () => {
  expect(await explore(selling(), schedules)).toMatchObject({ violations: 0 });
});

it.each<readonly [string, Twin]>([
  ['the account is not looked at with the first order', { isBlind: true }],
  ['the account may have changed since it was looked at', { twist: without('version') }],
])('is caught when %s', async (_what, twin) => {
  expect(await explore(selling(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

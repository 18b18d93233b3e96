import { expect, it } from 'vitest';
import type { EntryDelivery } from '#lambdas/competitions/payments/entries/deliver-entry.ts';
import type { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import { type Entry, type EntryList, inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { closed, refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { doubles, feeMinor, players, singles, stageEntries, type Twin } from './entry-checkout-play.ts';

const minuteMs = 60_000;

const checkingOut =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageEntries(seed, twin);
    const { scheduler, memory, till } = play;
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const anyOne = (ids: readonly string[]) => ids[scheduler.below(ids.length)] ?? '';
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    const keeper = async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        await scheduler.turn(minuteMs);
        if (scheduler.random() < 0.4) await play.tell();
        await play.hear();
        await play.keep();
      }
      await rest();
    };
    const rest = async () => {
      for (let last = 0; last < 10; last += 1) {
        // The holds of a day are over too, also of those who come in from the line then.
        if (last < 5) await scheduler.turn(25 * 60 * minuteMs);
        await play.tell();
        await play.keep();
        await play.hear();
      }
    };
    const played = (async () => {
      await play.plant();
      await Promise.all([
        ...players.map((_, index) => act(20, () => play.comeInAs(index))),
        ...[0, 1].map((index) => act(20, () => play.pairUp(index))),
        ...many(9, () => play.pay(anyOne(players))),
        ...many(9, () => play.pay(anyOne(play.halves))),
        ...many(2, () => play.leave(singles, anyOne(players))),
        ...many(1, () => play.leave(doubles, anyOne(play.halves))),
        ...(seed % 4 === 0 ? many(1, play.cancel) : []),
        keeper(),
      ]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return till.violation ?? judgeEnd(play);
  };

type Play = ReturnType<typeof stageEntries>;
type Page = Play['till']['pages'] extends Map<string, infer One> ? One : never;

/** P14 and P15 for entries, when everything has come to rest. */
function judgeEnd({ memory, till }: Play): string | undefined {
  const isOff = memory.entity('tournament').some(({ status }) => status === 'cancelled');
  const lists = (memory.entity('entryList') as unknown as { readonly list: EntryList }[]).map(({ list }) => list);
  const entered = isOff ? [] : lists.flatMap(inOf);
  const wrong = entered.map(judgeEntry).find(Boolean);
  if (wrong) return wrong;
  const named = entered.flatMap(({ cardPayments = [] }) => cardPayments.filter(({ paidAt }) => paidAt));
  const pages = [...till.pages.values()];
  const isPaid = ({ orderId }: { orderId: string }) =>
    pages.some((page) => page.orderId === orderId && page.status === 'complete');
  if (named.some((one) => !isPaid(one))) return 'an entry counts as paid that is not';
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  return pages.map((page) => judgePage(page, stored.get(page.orderId), named)).find(Boolean);
}

/** When no time is left to pay, an entry that is in stands, and is paid once and whole. */
function judgeEntry({ payBy, cardPayments }: Entry): string | undefined {
  const paid = paidByCard(cardPayments);
  if (paid > feeMinor) return 'an entry is paid twice';
  if (payBy) return 'an entry is held for ever';
  return paid < feeMinor ? 'an entry stands that is not paid' : undefined;
}

/** What is wrong with one payment by itself. */
function judgePage(
  { status, returnedMinor }: Page,
  order: StoredOrder | undefined,
  named: readonly { readonly orderId: string }[],
): string | undefined {
  if (status === 'open') return 'an order can be paid for ever';
  if (status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (order.refundableMinor + refundedOf(order) !== order.totalMinor) return 'an order does not add up';
  if (refundedOf(order) !== returnedMinor) return 'the provider sent back another sum than we know';
  const due = named.some(({ orderId }) => orderId === order.orderId) ? 0 : order.totalMinor;
  if (returnedMinor === due) return undefined;
  return returnedMinor > due ? 'a player has the entry and the money' : 'a payment has neither an entry nor a refund';
}

it('takes no fee twice, keeps none without an entry, and lets none stand without its fee', async () => {
  expect(await explore(checkingOut(), schedules)).toEqual({ violations: 0, schedules });
});

const careless: EntryDelivery['deliver'] = async () => undefined;
const hasty: typeof settleOrder = async ({ orderId, cause }, { orders }) => {
  await orders.move(orderId, (is) => ({ order: closed(is, cause === 'lapsed' ? 'expired' : 'cancelled') }));
};

const twins: readonly (readonly [string, Twin])[] = [
  ['what was paid is noted nowhere', { deliver: careless }],
  ['an order is closed before the provider is asked', { settled: hasty }],
  ['entries and orders may have moved since they were looked at', { twist: without('version') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(checkingOut(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

import { expect, it } from 'vitest';
import type { SeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import type { lapseSpot } from '#lambdas/competitions/payments/checkout/lapse-spot.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import type { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { closed, refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { sharesOf } from '#shared/payments/settlement.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { stageSeason, type Twin } from './season-checkout-play.ts';
import { children, payers, priceMinor, season } from './season-to-pay.ts';

const minuteMs = 60_000;

const checkingOut =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageSeason(seed, twin);
    const { scheduler, memory, till } = play;
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const people = [...payers, ...children];
    const anyOne = (ids: readonly string[]) => ids[scheduler.below(ids.length)] ?? '';
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    const keeper = async () => {
      for (let minute = 0; minute < 70; minute += 1) {
        await scheduler.turn(minuteMs);
        if (scheduler.random() < 0.4) await play.tell();
        await play.hear();
        await play.keep();
        await play.giveOn();
      }
      for (let last = 0; last < 6; last += 1) {
        await play.tell();
        await play.keep();
        await play.hear();
        await play.giveOn();
      }
    };
    const played = (async () => {
      await play.plant();
      await Promise.all([
        ...many(9, () => play.buy(anyOne(payers))),
        ...many(3, () => play.leave(anyOne(people))),
        ...many(2, () => play.handOn(anyOne(payers))),
        ...many(2, () => play.comeBack(anyOne(payers))),
        ...(seed % 4 === 0 ? many(1, play.cancel) : []),
        keeper(),
      ]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return till.violation ?? judgeEnd(play);
  };

type Play = ReturnType<typeof stageSeason>;
type Page = Play['till']['pages'] extends Map<string, infer One> ? One : never;

/** P14 and P15 for seasons, when everything has come to rest. */
function judgeEnd({ scheduler, memory, till, wasDropped }: Play): string | undefined {
  const isOff = memory.entity('season').some(({ status }) => status === 'cancelled');
  const rows = memory.entity('registration') as unknown as StoredRegistration[];
  const held = isOff ? [] : rows.filter(({ status }) => isStanding(status));
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  if (wasDropped()) return 'a spot was paid in time and given on';
  if (held.some((one) => isPastDue(one, scheduler.now))) return 'a spot is held for ever without a payment';
  if (held.some(({ cardPayments }) => paidByCard(cardPayments) > priceMinor)) return 'a place is paid twice';
  const pages = [...till.pages.values()];
  const isPaid = ({ orderId }: { orderId: string }) =>
    pages.some((page) => page.orderId === orderId && page.status === 'complete');
  const named = held.flatMap(({ cardPayments = [] }) => cardPayments.filter(({ paidAt }) => paidAt));
  if (named.some((one) => !isPaid(one))) return 'a place counts as paid that is not';
  return pages.map((page) => judgePage(page, stored.get(page.orderId), named)).find(Boolean);
}

/** What is wrong with one payment by itself. */
function judgePage(
  { status, returnedMinor }: Page,
  order: StoredOrder | undefined,
  named: readonly { readonly orderId: string; readonly personId: string }[],
): string | undefined {
  if (status === 'open') return 'an order can be paid for ever';
  if (status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (order.refundableMinor + refundedOf(order) !== order.totalMinor) return 'an order does not add up';
  if (refundedOf(order) !== returnedMinor) return 'the provider sent back another sum than we know';
  const isHeld = (personId: string) => named.some((one) => one.orderId === order.orderId && one.personId === personId);
  const due = [...sharesOf(order)].reduce(
    (sum, [personId, share]) => (isHeld(personId) ? sum : sum + share.priceMinor + share.feeMinor),
    0,
  );
  if (returnedMinor === due) return undefined;
  return returnedMinor > due ? 'a player has the place and the money' : 'a payment has neither a place nor a refund';
}

it('takes no money twice, keeps none without a place, and counts none as paid without money', async () => {
  expect(await explore(checkingOut(), schedules)).toEqual({ violations: 0, schedules });
});

const careless: SeasonDelivery['deliver'] = async () => undefined;
const hasty: typeof settleOrder = async ({ orderId, cause }, { orders }) => {
  await orders.move(orderId, (is) => ({ order: closed(is, cause === 'lapsed' ? 'expired' : 'cancelled') }));
};

const impatient: typeof lapseSpot = ({ userId }, { registrations }, now) =>
  registrations.leave(season, userId, 'lapsed', now);

const twins: readonly (readonly [string, Twin])[] = [
  ['what was paid is noted nowhere', { deliver: careless }],
  ['an order is closed before the provider is asked', { settled: hasty }],
  ['a spot is given on while its payment is on its way', { lapse: impatient }],
  ['no spot is ever given on', { lapse: async () => undefined }],
  ['places and orders may have moved since they were looked at', { twist: without('version') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(checkingOut(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

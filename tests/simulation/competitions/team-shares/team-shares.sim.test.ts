import { expect, it } from 'vitest';
import type { SeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import type { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { Page } from '../../events/checkout/till.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { feeMinor, players, stageTeam, type Twin } from './team-shares-play.ts';

const minuteMs = 60_000;

const sharing =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageTeam(seed, twin);
    const { scheduler, memory, till, captainId } = play;
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, async () => {
        await scheduler.turn(minuteMs * scheduler.below(within));
        await work().catch(pastFaults);
      });
    const anyOne = () => players[scheduler.below(players.length)] ?? '';
    const another = () => players[1 + scheduler.below(players.length - 1)] ?? '';
    const keeper = async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        await scheduler.turn(minuteMs);
        if (scheduler.random() < 0.4) await play.tell();
        await play.hear();
        await play.keep();
      }
      for (let last = 0; last < 6; last += 1) {
        await play.tell();
        await play.keep();
        await play.hear();
      }
    };
    const played = (async () => {
      await play.plant();
      await Promise.all([
        ...many(8, () => play.pay(anyOne())),
        ...many(2, () => play.pay(captainId)),
        ...many(2, () => play.leave(another())),
        ...many(1, () => play.comeBack(another())),
        ...many(1, play.split),
        ...(seed % 5 === 0 ? many(1, play.disband) : []),
        keeper(),
      ]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return till.violation ?? judgeEnd(play);
  };

/** When everything has come to rest: what a team paid is in its books or with its payers, and never more than the fee. */
function judgeEnd({ memory, till, team }: ReturnType<typeof stageTeam>): string | undefined {
  const { status, cardPayments = [] } = team();
  const noted = status === 'withdrawn' ? [] : cardPayments.filter(({ paidAt }) => paidAt);
  if (paidByCard(noted) > feeMinor) return 'a team paid more than its fee';
  const orders = new Map((memory.entity('order') as unknown as StoredOrder[]).map((one) => [one.orderId, one]));
  const pages = [...till.pages.values()];
  const isNoted = ({ orderId }: Page) => noted.some((one) => one.orderId === orderId);
  if (noted.some(({ orderId }) => !pages.some((page) => page.orderId === orderId)))
    return 'a share counts as paid that is not';
  return pages.map((page) => judgePage(page, orders.get(page.orderId), isNoted(page))).find(Boolean);
}

/** What is wrong with one payment by itself. */
function judgePage({ status, totalMinor, returnedMinor }: Page, order: StoredOrder | undefined, isNoted: boolean) {
  if (status === 'open') return 'a share can be paid for ever';
  if (status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (refundedOf(order) !== returnedMinor) return 'the provider sent back another sum than we know';
  if (isNoted) return returnedMinor > 0 ? 'a share is paid and sent back' : undefined;
  return returnedMinor === totalMinor ? undefined : 'a share is lost';
}

it('takes the fee of a team once, in whichever shares, and loses none', async () => {
  expect(await explore(sharing(), schedules)).toEqual({ violations: 0, schedules });
});

const careless: SeasonDelivery['deliver'] = async () => undefined;
const forgetful: typeof settleOrder = async () => undefined;

const twins: readonly (readonly [string, Twin])[] = [
  ['what others are paying is not looked at', { find: async () => undefined }],
  ['shares that were paid are noted nowhere', { deliver: careless }],
  ['what a player was paying stays payable once they left', { settled: forgetful }],
  ['teams and orders may have moved since they were looked at', { twist: without('version') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(sharing(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

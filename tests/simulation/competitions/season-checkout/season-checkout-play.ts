import { lapseSpot } from '#lambdas/competitions/payments/checkout/lapse-spot.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { Till } from '../../events/checkout/till.ts';
import type { Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { type CounterTwin, counterOf, store } from './season-counter.ts';
import { children, heirs, heldFor, linked, payers, season, seasonId, start } from './season-to-pay.ts';

const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const names = (payments: readonly { readonly orderId: string }[], { orderId }: { readonly orderId: string }) =>
  payments.some((one) => one.orderId === orderId);

type Facts = readonly { readonly data: { readonly userId?: string; readonly isLapsed?: boolean } }[];
/** How often a spot of a player was given on because it was not paid. */
const lapsesOf = (memory: ReturnType<typeof roughStage>['memory'], userId: string): number =>
  (memory.entity('outbox') as unknown as Facts).filter(({ data }) => data.isLapsed && data.userId === userId).length;

/** What of the product is broken on purpose. */
export interface Twin extends CounterTwin {
  readonly twist?: (write: Write) => Write;
  readonly lapse?: typeof lapseSpot;
}

/** One season that players pay for, one of them for two children as well: they order, pay, press twice, leave and hand places on. */
export function stageSeason(seed: number, { twist, lapse = lapseSpot, ...twin }: Twin) {
  const { scheduler, memory, weather } = roughStage(seed, start, twist);
  const till = new Till(scheduler);
  const counter = counterOf({ scheduler, memory, till }, twin);
  const { parts, by, tell, hear, keep } = counter;

  const plant = async () => {
    await seasons.create(season);
    await payoutAccountEntity(stage.table).put(linked).go();
    for (const userId of [...payers, ...children])
      await store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
    weather.isCalm = false;
  };

  /** The parent pays for themselves, or for all three. */
  const buy = (userId: string) =>
    counter.buy(userId, userId === payers[0] && scheduler.random() < 0.5 ? [userId, ...children] : [userId]);

  let isDropped = false;
  const selling = { ...by, registrations: store, payments: parts.payments, payouts: parts.payouts, teams: parts.teams };
  /** Spots that were not paid in time are given on. */
  const giveOn = async () => {
    const held = memory.entity('registration') as unknown as StoredRegistration[];
    for (const { userId, cardPayments = [] } of held.filter(({ status }) => status === 'pending_payment')) {
      const before = lapsesOf(memory, userId);
      await lapse({ seasonId, userId }, selling, scheduler.now).catch(pastFaults);
      const paid = [...till.pages.values()].filter(
        ({ status, returnedMinor }) => status === 'complete' && !returnedMinor,
      );
      isDropped ||= lapsesOf(memory, userId) > before && paid.some((page) => names(cardPayments, page));
    }
  };

  const leave = (userId: string) => store.leave(season, userId, 'withdrawn', scheduler.now);
  const handOn = async (userId: string) => {
    const heir = heirs[scheduler.below(heirs.length)] ?? '';
    await store.offer(season, userId, heir, scheduler.now);
    await store.transfer(season, userId, heir, scheduler.now);
  };
  const comeBack = (userId: string) => store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
  const cancel = async () => {
    const is = await store.find(seasonId);
    if (is) await seasons.move(is, 'cancelled', 'No courts', scheduler.now);
  };
  const wasDropped = () => isDropped;
  return { scheduler, memory, till, plant, buy, tell, hear, keep, giveOn, wasDropped, leave, handOn, comeBack, cancel };
}

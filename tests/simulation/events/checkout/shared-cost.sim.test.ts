import { expect, it } from 'vitest';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { lineIn } from '../line/line-world.ts';
import { ordersIn, shared, stageSharedCost, type Twin } from './shared-cost-world.ts';

const minuteMs = 60_000;
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);

/** The price becomes final, twice at once and again, while players leave, answers are lost and cards are refused. */
const sharing =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageSharedCost(seed, twin);
    const { scheduler, memory, weather, event } = play;
    let [violation, headsThen]: [string | undefined, number | undefined] = [undefined, undefined];
    memory.onCommit = () => {
      const line = lineIn(memory);
      violation ??= beyondCost(line);
      if (!line.lockedAt || headsThen !== undefined) return;
      headsThen = seating(line).in.length;
      const expected = Math.min(shared.totalMinor, shared.capMinor * headsThen);
      if (line.eachMinor !== undefined && !twin.sees && sum(Object.values(line.shares ?? {})) !== expected)
        violation ??= 'the shares do not come to the cost';
    };
    const act = async (withinMs: number, work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(withinMs));
      await work();
    };
    const goOn = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 5) {
        await scheduler.turn(5 * minuteMs);
        await Promise.all([play.hear(), play.keep(), ...(minute < 15 ? [play.lock(), play.hear()] : [])]);
      }
    };
    const run = async () => {
      await play.begin();
      weather.isCalm = false;
      const leaving = Array.from({ length: scheduler.below(3) }, () =>
        act(seed % 3 === 0 ? 1000 : 10 * minuteMs, () => play.leave(scheduler.below(shared.players))),
      );
      const paying = Array.from({ length: 6 }, () =>
        act(50 * minuteMs, () => play.payByHand(scheduler.below(shared.players))),
      );
      await Promise.all([act(2000, play.lock), act(2000, play.lock), ...leaving, ...paying, goOn(60)]);
      weather.isCalm = true;
      await play.lock();
      await goOn(45);
    };
    await Promise.all([scheduler.run(), run()]);
    if (memory.defect) throw memory.defect;
    const isTooFew = event.hasMinimumNeeded && (headsThen ?? 0) < shared.minimum;
    return violation ?? judge(play, isTooFew);
  };

function beyondCost({ shares = {}, mostSharesMinor }: ReturnType<typeof lineIn>): string | undefined {
  if (mostSharesMinor === undefined || sum(Object.values(shares)) <= mostSharesMinor) return undefined;
  return 'the shares come to more than the cost';
}

function judge({ memory, taken }: ReturnType<typeof stageSharedCost>, isTooFew: boolean): string | undefined {
  const line = lineIn(memory);
  const orders = new Map(ordersIn(memory).map((order) => [order.orderId, order]));
  const isPaid = (orderId: string | undefined) => wasCharged(orders.get(orderId ?? '')?.status ?? 'expired');
  if (isTooFew && taken.length > 0) return 'a card was charged below the minimum';
  if (new Set(taken.map(({ orderId }) => orderId)).size < taken.length) return 'a card was charged twice';
  if (taken.some(({ amountMinor }) => amountMinor > shared.mostMinor))
    return 'a card was charged more than its payer agreed to';
  if (taken.some(({ orderId }) => !isPaid(orderId))) return 'a payment is not known';
  if (!line.lockedAt) return 'the price never became final';
  if (Object.keys(line.offers).length > 0) return 'a spot is held for ever';
  const hasUnpaid = seating(line).in.some((person) => !isPaid(line.orders?.[person]));
  return line.eachMinor !== undefined && hasUnpaid ? 'a player has a spot that they did not pay' : undefined;
}

it('charges each card once, never above the cap and never below the minimum, and gives no spot without it', async () => {
  expect(await explore(sharing(), schedules)).toMatchObject({ violations: 0 });
});

const million = { amountMinor: 100_000, currency: 'USD' as const };

it.each([
  ['it charges again after a lost answer', { forgetsKeys: true }],
  [
    'it forgets what payers agreed to when the host raises the cap',
    { forgetsMost: true, sees: (is) => ({ ...is, costShare: { total: million, capPerHead: million } }) },
  ],
  ['it does not look at the minimum', { sees: (is) => ({ ...is, hasMinimumNeeded: false }) }],
] satisfies [string, Twin][])('is caught when %s', async (_what, twin) => {
  expect(await explore(sharing(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

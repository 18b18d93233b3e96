import { expect, it } from 'vitest';
import type { chargePlaced } from '#lambdas/competitions/payments/agents/charge-placed.ts';
import type { lapseSpot } from '#lambdas/competitions/payments/checkout/lapse-spot.ts';
import { isPlaced } from '#lambdas/competitions/seasons/registration/moves/hold.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { without } from '../../stage/twins.ts';
import { agents, capacity, ordersIn, registrationsIn, season, stageAgents, type Twin } from './free-agents-play.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How often each thing happened, over all schedules: a play in which it does not proves nothing. */
const seen = { charged: 0, declined: 0, putBack: 0, refunded: 0 };

const placing =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageAgents(seed, twin);
    const { scheduler, memory, weather, cards, acts } = play;
    const everPlaced = new Set<string>();
    memory.onCommit = () => {
      for (const one of registrationsIn(memory)) if (one.squadIds.length > 0) everPlaced.add(one.userId);
    };
    const anyOne = () => agents[scheduler.below(agents.length)] ?? '';
    const act = async (withinMs: number, work: (userId: string) => Promise<unknown>, userId = anyOne()) => {
      await scheduler.turn(scheduler.below(withinMs));
      await work(userId).catch(() => undefined);
    };
    const many = (count: number, work: (userId: string) => Promise<unknown>, hours: number) =>
      Array.from({ length: count }, () => act(hours * hourMs, work));
    const goOn = async (steps: number, ms: number) => {
      for (let step = 0; step < steps; step += 1) {
        await scheduler.turn(ms);
        await play.hear();
        await play.keep();
      }
    };
    const run = async () => {
      await play.plant();
      const first = agents.map((userId) => act(20 * minuteMs, acts.saveCard, userId));
      await Promise.all([...first, goOn(8, 5 * minuteMs)]);
      await Promise.all([
        ...many(6, acts.place, 30),
        ...many(2, acts.fill, 30),
        ...many(2, acts.unplace, 40),
        ...many(3, acts.leave, 60),
        ...many(2, acts.handOn, 60),
        ...many(2, acts.comeBack, 60),
        ...many(8, acts.saveCard, 90),
        ...many(4, acts.payByHand, 90),
        goOn(50, 2 * hourMs),
      ]);
      weather.isCalm = true;
      await goOn(60, 2 * hourMs);
    };
    await Promise.all([scheduler.run(), run()]);
    if (memory.defect) throw memory.defect;
    seen.charged += cards.taken.length;
    seen.declined += ordersIn(memory).filter(({ declined }) => declined).length;
    seen.refunded += ordersIn(memory).filter(({ refunds }) => refunds.length > 0).length;
    seen.putBack += (memory.entity('outbox') as unknown as { data: { isPutBack?: boolean } }[]).filter(
      ({ data }) => data.isPutBack,
    ).length;
    return judgeMoney(play, everPlaced) ?? judgePlaces(play);
  };

type Play = ReturnType<typeof stageAgents>;

function judgeMoney({ memory, cards: { taken } }: Play, everPlaced: ReadonlySet<string>): string | undefined {
  const orders = new Map(ordersIn(memory).map((order) => [order.orderId, order]));
  const named = registrationsIn(memory)
    .filter(({ status }) => isStanding(status))
    .flatMap(({ cardPayments = [] }) => cardPayments.filter(({ paidAt }) => paidAt));
  if (new Set(taken.map(({ orderId }) => orderId)).size < taken.length) return 'a card was charged twice';
  if (taken.some(({ userId }) => !everPlaced.has(userId))) return 'a card was charged of a player who was never placed';
  const wrong = taken.map((one) => judgeCharge(one, orders.get(one.orderId), named)).find(Boolean);
  if (wrong) return wrong;
  return named.some(({ orderId }) => !taken.some((one) => one.orderId === orderId))
    ? 'a place counts as paid that is not'
    : undefined;
}

/** What is wrong with one charge by itself. */
function judgeCharge(
  { orderId, amountMinor }: { readonly orderId: string; readonly amountMinor: number },
  order: StoredOrder | undefined,
  named: readonly { readonly orderId: string }[],
): string | undefined {
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (amountMinor > (order.pledge?.mostMinor ?? 0)) return 'a card was charged more than its payer agreed to';
  const isSettled = named.some((one) => one.orderId === orderId) || refundedOf(order) > 0 || order.kept !== undefined;
  return isSettled ? undefined : 'a payment has neither a place nor a refund';
}

function judgePlaces({ scheduler, memory }: Play): string | undefined {
  const held = registrationsIn(memory).filter(({ status }) => isStanding(status));
  if (held.some((one) => isPlaced(one) && paidByCard(one.cardPayments) === 0)) return 'a player is on a team unpaid';
  if (held.some((one) => isPastDue(one, scheduler.now))) return 'a place is held for ever without a payment';
  const room = (memory.entity('divisionSpots') as unknown as { kind: string; left: number; waiting: string[] }[]).find(
    ({ kind }) => kind === 'players',
  );
  const line = held.filter(({ status }) => status === 'waitlisted').map(({ userId }) => userId);
  if (!room || held.length - line.length !== capacity - room.left) return 'the room does not add up';
  if (room.left > 0 && line.length > 0) return 'a player waits while a spot is free';
  return line.every((userId) => room.waiting.includes(userId)) ? undefined : 'a player waits in no line';
}

it('charges each card once, only of players who are placed, and leaves no player on a team unpaid', async () => {
  expect(await explore(placing(), schedules)).toEqual({ violations: 0, schedules });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

/** It takes the saved card for enough. */
const hasty: typeof chargePlaced = async ({ seasonId, userId }, by, now) => {
  const { chargePlaced: real } = await import('#lambdas/competitions/payments/agents/charge-placed.ts');
  const registration: typeof by.registrations.registration = async (...key) => {
    const found = await by.registrations.registration(...key);
    return found?.status === 'registered' ? { ...found, status: 'placed', squadIds: ['any'] } : found;
  };
  await real({ seasonId, userId }, { ...by, registrations: { ...by.registrations, registration } }, now);
};
/** It puts back each player who is held, whatever is being paid. */
const lenient: typeof lapseSpot = async ({ userId }, { registrations }, now) =>
  registrations.confirm(season, userId, now);

const twins: readonly (readonly [string, Twin])[] = [
  ['a card is charged as soon as it is saved', { charge: hasty }],
  ['it charges again after a lost answer', { forgetsKeys: true }],
  ['a refused card changes nothing', { hold: async () => undefined }],
  ['a place that is not paid stays', { lapse: lenient }],
  ['no one is charged', { charge: async () => undefined }],
  ['places and orders may have moved since they were looked at', { twist: without('version') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect(await explore(placing(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

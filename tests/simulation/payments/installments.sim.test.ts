import { expect, it } from 'vitest';
import { lookAtPlan } from '#lambdas/payments/installments/look-at-plan.ts';
import { applyPayment } from '#lambdas/payments/invoices/card/apply-payment.ts';
import type { StoredInvoice } from '#lambdas/payments/invoices/invoice-store.ts';
import { afterPayment, wasSentBack } from '#lambdas/payments/orders/on-payment.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { restsOf, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { creditBackOf, creditIn } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import {
  begin,
  give,
  invoiceId,
  invoices,
  ledger,
  orders,
  partsOf,
  type Taken,
  type Twin,
  tillOn,
  totalMinor,
} from './installment-world.ts';

const start = Date.parse('2026-11-30T15:00:00.000Z');
const days = 14;
const dayMs = 86_400_000;
/** What the seller gives now and then: more than an installment, and less than two. */
const creditMinor = 130;
const at = (day: number) => new Date(start + day * dayMs);
const tell = { remind: async () => undefined, pastDue: async () => undefined };

/** Cash in hand, for whatever is owed first. */
const cash = (id: string) => () =>
  invoices.change<{ readonly isDone: true }>(invoiceId, (before) => {
    const amountMinor = Math.min(70, balanceOf(before));
    if (amountMinor === 0 || before.payments.some(({ paymentId }) => paymentId === id)) return { isDone: true };
    const who = { at: at(0).toISOString(), byId: before.personId };
    const payment = { paymentId: id, method: 'cash' as const, amountMinor, receivedOn: '2026-11-30', ...who };
    return { next: { ...before, payments: [...before.payments, payment], paidMinor: before.paidMinor + amountMinor } };
  });

const waive = () =>
  invoices.change<{ readonly isDone: true }>(invoiceId, (before) => {
    const { plan } = before;
    const amountMinor = plan ? (restsOf(plan, before)[1] ?? 0) : 0;
    if (
      !plan ||
      amountMinor === 0 ||
      balanceOf(before) < amountMinor ||
      plan.installments.some((one) => one.chargingId)
    )
      return { isDone: true };
    const next = withInstallment(plan, 1, (one) => ({ ...one, waived: { amountMinor, reason: 'Helps' } }));
    return { next: { ...before, plan: next, waivedMinor: (before.waivedMinor ?? 0) + amountMinor } };
  });

const giving = (cause: string) => () => give(creditMinor, cause, at(0));

/** The invoice is sent, every second time to a payer who has credit. */
async function beginWith(seed: number): Promise<void> {
  await begin();
  await invoices.change(invoiceId, (before) => ({ next: { ...before, status: 'open' as const } }));
  if (seed % 2 === 0) await giving('crd_1')();
}

/** Three installments come due while looks repeat, the provider's answers are lost and told twice, and treasurers act. */
const season =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start);
    const { charger, taken, answers } = tillOn(scheduler, weather, twin);
    const parts = { ...partsOf(charger, twin), tell };
    const ended = { isVoid: false };
    const look = (day: number) => lookAtPlan(invoiceId, parts, at(day));
    const stop = async () => {
      const done = await invoices.change<{ readonly isDone: true }>(invoiceId, (before) =>
        balanceOf(before) > 0 ? { next: { ...before, status: 'void', reason: 'By mistake' } } : { isDone: true },
      );
      ended.isVoid ||= done !== undefined && !('isDone' in done);
    };
    const webhooks = async (day: number) => {
      for (const [orderId, answer] of [...answers].sort(() => scheduler.below(3) - 1)) {
        if (!('payment' in answer)) continue;
        await orders.move(orderId, (is) => afterPayment(is, answer.payment, at(day)));
        await applyPayment(orderId, { invoices, orders, ledger }, at(day));
      }
    };
    const acts = [giving('crd_2'), cash('pay_1'), cash('pay_2'), waive, ...(seed % 3 === 0 ? [stop] : [])];
    const play = async () => {
      await beginWith(seed);
      weather.isCalm = false;
      for (let day = 0; day < days; day += 1) {
        const some = [look, look, webhooks].map((deed) => () => deed(day));
        if (scheduler.below(3) === 0) some.push(async () => void (await acts[scheduler.below(acts.length)]?.()));
        await Promise.all(
          some.map(async (deed) => {
            await scheduler.turn(scheduler.below(60));
            await deed().catch(pastFaults);
          }),
        );
      }
      weather.isCalm = true;
      for (let day = days; day < days + 3; day += 1) await look(day).catch(pastFaults);
      await webhooks(days + 3);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory, taken, ended.isVoid) ?? lostCredit(memory);
  };

interface Kept {
  readonly orderId?: string | undefined;
  readonly amountMinor: number;
}
const sumOf = (some: readonly Kept[]): number => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Each installment was charged at most once, no cent is lost, and all that is owed, paid and waived is the invoice. */
function judge(memory: MemoryTable, taken: readonly Taken[], isVoid: boolean): string | undefined {
  const [row] = memory.entity('invoice');
  const invoice = row as unknown as StoredInvoice;
  const payments = invoice.payments as readonly Kept[];
  for (const { orderId, index, amountMinor } of taken) {
    const order = memory.entity('order').find((one) => one.orderId === orderId);
    if (order?.totalMinor !== amountMinor) return `an order of ${order?.totalMinor} took ${amountMinor}`;
    const kept = taken.filter((one) => one.index === index && !isBack(memory, one));
    if (kept.length > 1) return `installment ${index} was charged twice`;
  }
  const wrong = miscounted(invoice, isVoid);
  if (wrong) return wrong;
  const charged = memory.entity('order') as unknown as StoredOrder[];
  return charged.map((one) => kept(one, taken, payments)).find((found) => found !== undefined);
}

/** A payment that was late, and went back in whole: then the installment is charged anew. */
const isBack = (memory: MemoryTable, { orderId }: Taken): boolean =>
  (memory.entity('order') as unknown as StoredOrder[]).some((order) => order.orderId === orderId && wasSentBack(order));

/** Credit is with its payer, or in an order that it pays for. */
function lostCredit(memory: MemoryTable): string | undefined {
  const given = memory.entity('creditLine').filter(({ kind }) => kind === 'granted');
  const givenMinor = given.length * creditMinor;
  const orders = memory.entity('order') as unknown as StoredOrder[];
  const balance = memory.entity('credit').reduce((sum, { balanceMinor }) => sum + Number(balanceMinor), 0);
  const used = orders.reduce((sum, order) => sum + creditIn(order), 0);
  return balance + used === givenMinor ? undefined : `of ${givenMinor} credit ${balance} is left and ${used} is used`;
}

/** What of the invoice does not add up. */
function miscounted({ payments, paidMinor, waivedMinor = 0, status, plan, ...rest }: StoredInvoice, isVoid: boolean) {
  if (sumOf(payments) !== paidMinor) return `payments come to ${sumOf(payments)}, not ${paidMinor}`;
  if (paidMinor + waivedMinor > totalMinor) return 'more is paid than the invoice';
  if (isVoid && status !== 'void') return 'a void invoice came back';
  if (plan?.installments.some(({ chargingId }) => chargingId)) return 'a charge never ended';
  const rests = plan ? restsOf(plan, { ...rest, paidMinor, waivedMinor }) : [];
  const owed = rests.reduce((sum, one) => sum + one, 0);
  return owed + paidMinor + waivedMinor === totalMinor ? undefined : `${owed} is owed, and it does not add up`;
}

/** What an order took by card and with credit is on the invoice, or on its way back. */
function kept(order: StoredOrder, taken: readonly Taken[], payments: readonly Kept[]): string | undefined {
  if (!wasCharged(order.status)) return undefined;
  const byCard = sumOf(taken.filter(({ orderId }) => orderId === order.orderId));
  const inAll = byCard + (order.creditMinor ?? 0);
  const back = sumOf(order.refunds) + creditBackOf(order);
  const on = sumOf(payments.filter(({ orderId }) => orderId === order.orderId));
  return on + back === inAll ? undefined : `of ${inAll} it kept ${on} and sent ${back} back`;
}

it('charges each installment at most once, whatever repeats, dies, is declined, waived or paid by hand', async () => {
  expect(await explore(season(), schedules)).toMatchObject({ violations: 0 });
});

const byCard = ({ payments }: StoredInvoice) => sumOf(payments.filter(({ method }) => method === 'card'));

it.each([
  ['it charges again after a crash', { forgetsKeys: true }],
  ['it charges what is void', { sees: (is: StoredInvoice) => ({ ...is, status: 'open' as const }) }],
  ['it changes its mind about credit once the card was asked', { forgetsCredit: true }],
  ['it ignores payments by hand', { sees: (is: StoredInvoice) => ({ ...is, paidMinor: byCard(is) }) }],
] as const)('is caught when %s', async (_what, twin) => {
  expect(await explore(season(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

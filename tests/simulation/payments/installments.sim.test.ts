import { expect, it } from 'vitest';
import { lookAtPlan } from '#lambdas/payments/installments/look-at-plan.ts';
import { applyPayment } from '#lambdas/payments/invoices/card/apply-payment.ts';
import type { StoredInvoice } from '#lambdas/payments/invoices/invoice-store.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { restsOf, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import {
  begin,
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
    const acts = [cash('pay_1'), cash('pay_2'), waive, ...(seed % 3 === 0 ? [stop] : [])];
    const play = async () => {
      await begin();
      await invoices.change(invoiceId, (before) => ({ next: { ...before, status: 'open' as const } }));
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
    return judge(memory, taken, ended.isVoid);
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
  for (const { index } of taken)
    if (taken.filter((one) => one.index === index).length > 1) return `installment ${index} was charged twice`;
  const wrong = miscounted(invoice, isVoid);
  if (wrong) return wrong;
  return taken.map((one) => kept(memory, one, payments)).find((found) => found !== undefined);
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

function kept(memory: MemoryTable, { orderId, amountMinor }: Taken, payments: readonly Kept[]): string | undefined {
  const order = memory.entity('order').find((one) => one.orderId === orderId);
  const back = sumOf((order?.refunds ?? []) as readonly Kept[]);
  const on = sumOf(payments.filter((one) => one.orderId === orderId));
  return on + back === amountMinor ? undefined : `of ${amountMinor} it kept ${on} and sent ${back} back`;
}

it('charges each installment at most once, whatever repeats, dies, is declined, waived or paid by hand', async () => {
  expect(await explore(season(), schedules)).toMatchObject({ violations: 0 });
});

const byCard = ({ payments }: StoredInvoice) => sumOf(payments.filter(({ method }) => method === 'card'));

it.each([
  ['it charges again after a crash', { forgetsKeys: true }],
  ['it charges what is void', { sees: (is: StoredInvoice) => ({ ...is, status: 'open' as const }) }],
  ['it ignores payments by hand', { sees: (is: StoredInvoice) => ({ ...is, paidMinor: byCard(is) }) }],
] as const)('is caught when %s', async (_what, twin) => {
  expect(await explore(season(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

import { expect, it } from 'vitest';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { applyPayment } from '#lambdas/payments/invoices/card/apply-payment.ts';
import { createInvoiceOrders } from '#lambdas/payments/invoices/card/invoice-orders.ts';
import type { StoredPayment } from '#lambdas/payments/invoices/invoice.entity.ts';
import { createInvoiceStore } from '#lambdas/payments/invoices/invoice-store.ts';
import { createIssueStore } from '#lambdas/payments/invoices/issue-store.ts';
import { createLedgerStore } from '#lambdas/payments/invoices/ledger-store.ts';
import { recordManualPayment, undoManualPayment } from '#lambdas/payments/invoices/operations/manual-payments.ts';
import { afterFree, afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { payWithCredit, withoutCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import {
  anUnnumbered,
  simulatedInvoiceId,
  simulatedTeamId as teamId,
} from '#tests/support/payments/simulated-invoices.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const invoiceId = simulatedInvoiceId(0);
const { personId: userId } = anUnnumbered(0);
const { sellerId, stripeId, currency } = anOrder();
const paymentIds = ['pay_01HZX0000000000000000000A0', 'pay_01HZX0000000000000000000A1'];

const credits = createCredits(stage.table, stage.retry);
const orders = createOrders(stage.table, stage.retry, () => now);
const invoices = createInvoiceStore(stage.table, stage.retry);
const account = { ownerKind: 'user', ownerId: sellerId, stripeId, currency };
const by = {
  invoices,
  orders,
  ledger: createLedgerStore(stage.table, stage.retry),
  cashier: { close: async () => undefined },
  teams: { find: async () => ({ ownerId: sellerId }) },
  payouts: { find: async () => account, ofTeam: async () => account },
} as unknown as Parameters<typeof recordManualPayment>[2] &
  Parameters<typeof applyPayment>[1] &
  Parameters<typeof settleOrder>[1];
const invoiceOrders = createInvoiceOrders(stage.table, stage.retry);
const issuing = createIssueStore(stage.table, stage.retry);

const orderId = (index: number) => `ord_01HZX0000000000000000000A${index}`;
const orderOf = (index: number) =>
  anOrder({
    orderId: orderId(index),
    userId,
    subjectKind: 'invoice',
    subjectId: teamId,
    lines: [{ kind: 'fee', personId: userId, name: 'Spring fee', invoiceId, amountMinor: 100 }],
    subtotalMinor: 100,
    serviceFeeMinor: 0,
    platformFeeMinor: 3,
    totalMinor: 100,
    terms: { refundPolicy: 'custom', refundTiers: [] },
  });

/** An invoice of 100, two orders for it, and a payer who has 40 credit. */
async function begin(): Promise<void> {
  await issuing.issue([anUnnumbered(0)], 'COMETS', now);
  for (const index of [0, 1]) {
    const invoice = await invoices.find(invoiceId);
    if (invoice) await invoiceOrders.reserve(orderOf(index), [invoice], []);
  }
  const lineId = idFrom('creditLine', 'first');
  const line = { lineId, sellerId, userId, currency, at: now.toISOString(), kind: 'granted' as const, amountMinor: 40 };
  await credits.move(line, { stripeId }, factRow(creditMoved, idFrom('message', lineId), now, { lineId }));
}

/** What a payer in two tabs and two treasurers do. */
const deedsOf = (below: (most: number) => number) => {
  const order = async () => (await orders.find(orderId(below(2)))) ?? orderOf(0);
  const treasurer = () =>
    ({ actor: { userId: sellerId }, now, newId: () => paymentIds[below(2)] }) as unknown as Caller;
  const cash = (amountMinor: number) => ({ teamId, invoiceId, method: 'cash', amountMinor, receivedOn: '2026-11-30' });
  const over = (amountMinor: number) => ({ ...cash(amountMinor), restAsCredit: true });
  return [
    async () => payWithCredit(await order(), { orders, credits }, now),
    async () => payWithCredit(await order(), { orders, credits }, now),
    async () => withoutCredit(await order(), orders),
    async () => {
      const paid = await orders.move(
        orderId(below(2)),
        (is) =>
          afterFree(is, now) ??
          afterPayment(
            is,
            { id: `pi_${is.orderId}`, amount_received: is.totalMinor, currency: 'usd', latest_charge: null } as never,
            now,
          ),
      );
      if (paid && wasCharged(paid.status)) await applyPayment(paid.orderId, by, now);
    },
    async () => {
      const { orderId: of, startsAt } = await order();
      await settleOrder({ orderId: of, personId: userId, cause: 'lapsed', at: now.toISOString(), startsAt }, by, now);
    },
    () => recordManualPayment(over(130) as never, treasurer(), by),
    () => recordManualPayment(over(110) as never, treasurer(), by),
    () => undoManualPayment({ teamId, invoiceId, paymentId: paymentIds[below(2)] } as never, treasurer(), by),
  ];
};

const rush =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    let violation: string | undefined;
    const deeds = deedsOf((most) => scheduler.below(most));
    const act = async () => {
      await scheduler.turn(scheduler.below(150));
      await Promise.resolve(deeds[scheduler.below(deeds.length)]?.()).catch(pastFaults);
    };
    const play = async () => {
      await begin();
      memory.onCommit = () => {
        violation ??= judge(memory);
      };
      weather.isCalm = false;
      await Promise.all(Array.from({ length: 40 }, act));
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

const sumOf = (amounts: readonly { readonly amountMinor?: unknown }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);

/** At every moment: nothing is paid twice or below 0, what was given beyond is credit, and the ledger has what was money. */
function judge(memory: MemoryTable): string | undefined {
  const [invoice] = memory.entity('invoice');
  const payments = (invoice?.payments ?? []) as readonly StoredPayment[];
  const paidMinor = Number(invoice?.paidMinor);
  if (paidMinor > 100 || sumOf(payments) !== paidMinor) return `${sumOf(payments)} and ${paidMinor} was paid on 100`;
  const lines = memory.entity('creditLine');
  const balance = Number(memory.entity('credit')[0]?.balanceMinor ?? 0);
  if (balance < 0 || balance !== sumOf(lines)) return `the balance is ${balance}, the lines say ${sumOf(lines)}`;
  const overpaid = payments.reduce((sum, { overpaidMinor = 0 }) => sum + overpaidMinor, 0);
  const credited = sumOf(lines.filter(({ kind }) => kind === 'overpaid' || kind === 'debited'));
  if (overpaid !== credited) return `${overpaid} was given beyond, and ${credited} is credit`;
  const money = payments.reduce((sum, { amountMinor, creditMinor = 0 }) => sum + amountMinor - creditMinor, overpaid);
  const inLedger = sumOf(memory.entity('teamLedgerEntry').filter(({ title }) => title !== 'Card fees'));
  return inLedger === money ? undefined : `the ledger says ${inLedger}, payments ${money}`;
}

it('loses no cent and no credit where credit, cards and too much cash pay one invoice', async () => {
  expect(await explore(rush(), schedules)).toMatchObject({ violations: 0 });
});

/** What is given beyond does not reach the balance. */
const kept = (write: Write): Write => {
  const { ExpressionAttributeValues: values = {} } = write;
  const added = Object.entries(values).find(([name, value]) => name.includes('balanceMinor') && value === 30);
  return added && !write.ConditionExpression?.includes('>=')
    ? { ...write, ExpressionAttributeValues: { ...values, [added[0]]: 0 } }
    : write;
};

it.each([
  ['nothing compares with the balance', without('>=')],
  ['what is given beyond does not reach the balance', kept],
  ['an invoice may have moved since it was looked at', without('version')],
] as const)('is caught when %s', async (_what, twin) => {
  expect(await explore(rush(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

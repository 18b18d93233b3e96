import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Currency } from '#shared/money.ts';
import type { CardConsent } from '#shared/payments/cards/card-consent.ts';
import type { installments as contract } from '#shared/payments/installments/contract.ts';
import { accepted, nextOf, type PaymentPlan, restsOf } from '#shared/payments/installments/payment-plan.ts';
import { agreesToCharge, planSchedule } from '#shared/payments/installments/plan-consent.ts';
import { givingWay, openOrders } from '../../invoices/card/giving-way.ts';
import { newOrder, owedBy, type PayParts, withCreditFirst } from '../../invoices/card/pay-invoices.ts';
import type { InvoiceStore, StoredInvoice } from '../../invoices/invoice-store.ts';
import type { UsesOf } from '../../ports/accounts/uses-of.ts';
import { refuseMinorPayer } from '../../ports/orders/adult-pays.ts';
import type { OrderedInstallment } from '../../ports/orders/order.entity.ts';
import { type StoredOrder, shownOrder } from '../../ports/orders/stored-order.ts';
import { nextLookAt, scheduleLook } from '../look-at-plan.ts';
import { installmentAsInvoice } from '../order-of-installment.ts';
import type { PlanOrders } from '../plan-orders.ts';
import type { PlanParts } from '../plan-parts.ts';

type Operations = (typeof contract)['operations'];

export interface PlanPayParts extends Omit<PayParts, 'invoices' | 'invoiceOrders'>, Pick<PlanParts, 'due'> {
  readonly invoices: Pick<InvoiceStore, 'find' | 'change'>;
  readonly planOrders: Pick<PlanOrders, 'reserve'>;
  readonly uses: Pick<UsesOf, 'beginIn'>;
}

interface Planned {
  readonly invoice: StoredInvoice;
  readonly plan: PaymentPlan;
}

/**
 * An invoice of the caller's family with the plan that they read.
 * @throws {Problem} order.adultPays, invoice.notFound, invoice.nothingDue, installments.noPlan, installments.offerChanged
 */
async function plannedFor(
  { invoiceId, offer }: { readonly invoiceId: string; readonly offer: number },
  caller: Caller,
  parts: Pick<PlanPayParts, 'invoices' | 'dependants'>,
): Promise<Planned> {
  refuseMinorPayer(caller.account, caller.now);
  const [invoice] = await owedBy([invoiceId], caller, parts);
  const { plan } = invoice;
  if (!plan) throw new Problem('installments.noPlan');
  if (plan.offer !== offer) throw new Problem('installments.offerChanged');
  return { invoice, plan };
}

/** With automatic payments the plan holds once the first installment is paid, which saves the card; else at once. */
export async function acceptPaymentPlan(
  { agreesToCharges, ...named }: Parsed<Operations['acceptPaymentPlan']>,
  caller: Caller,
  parts: PlanPayParts,
): Promise<Output<Operations['acceptPaymentPlan']>> {
  const { invoice, plan } = await plannedFor(named, caller, parts);
  if (plan.accepted) return {};
  if (!agreesToCharges && plan.autopay === 'required') throw new Problem('installments.cardNeeded');
  await scheduleLook(invoice.invoiceId, nextLookAt(caller.now), parts, caller.now);
  if (agreesToCharges) return { order: shownOrder(await orderFor(named, { index: 0, does: 'accept' }, caller, parts)) };
  const by = { at: caller.now.toISOString(), byId: actorOf(caller).userId, isAutomatic: false };
  const changed = await parts.invoices.change<{ readonly isOther: true }>(invoice.invoiceId, (is) =>
    is.plan?.offer === plan.offer && !is.plan.accepted
      ? { next: { ...is, plan: accepted(is.plan, by) } }
      : { isOther: true },
  );
  if (changed && 'isOther' in changed) await plannedFor(named, caller, parts);
  return {};
}

/** What is owed on one installment, by the payer's own hand: with their credit first. */
export async function payInstallment(
  { index, ...named }: Parsed<Operations['payInstallment']>,
  caller: Caller,
  parts: PlanPayParts,
): Promise<Output<Operations['payInstallment']>> {
  const { plan } = await plannedFor(named, caller, parts);
  if (!plan.accepted) throw new Problem('installments.notAccepted');
  const order = await orderFor(named, { index, does: 'pay' }, caller, parts);
  return { order: shownOrder(await withCreditFirst(order, parts, caller.now)) };
}

/** What the page showed, in the words of the page. */
function consentTo(invoice: StoredInvoice, plan: PaymentPlan, now: Date): CardConsent {
  const rests = restsOf(plan, invoice);
  const installments = plan.installments.map(({ dueOn }, index) => ({ dueOn, restMinor: rests[index] ?? 0 }));
  const schedule = planSchedule({ installments, currency: Currency.parse(invoice.currency), isAutomatic: true });
  return { text: `${schedule} ${agreesToCharge(invoice.teamName)}`, at: now.toISOString() };
}

type Paying = Pick<OrderedInstallment, 'index' | 'does'>;

/** Two presses, or two tabs, lead to one order. */
const orderFor = (
  named: { readonly invoiceId: string; readonly offer: number },
  { index: asked, does }: Paying,
  caller: Caller,
  parts: PlanPayParts,
): Promise<StoredOrder> =>
  parts.retry(async () => {
    const { invoice, plan } = await plannedFor(named, caller, parts);
    const { userId } = actorOf(caller);
    const [index, restMinor] = chosenOf(restsOf(plan, invoice), does === 'accept' ? undefined : asked);
    const paying = { ...named, index, does };
    const open = await openOrders([invoice], parts.orders);
    const same = open.find((order) => isFor(order, paying, restMinor) && isOwnNow(order, caller));
    if (same) return same;
    const replaced = await givingWay(open, { userId, now: caller.now }, parts);
    const part = installmentAsInvoice(invoice, plan, index, restMinor);
    const made: StoredOrder = {
      ...(await newOrder([part], caller, parts)),
      installment: paying,
      ...(does === 'accept' && { consent: consentTo(invoice, plan, caller.now) }),
    };
    const use = does === 'accept' ? await parts.uses.beginIn(accountIn(made), useOf(invoice)) : undefined;
    const isMade = await parts.planOrders.reserve({
      order: made,
      was: invoice,
      next: invoice,
      replaced,
      ...(use && { use }),
    });
    if (!isMade) throw contention('The invoice moved since it was read');
    return made;
  });

/**
 * The installment that is paid, and what is owed of it in minor units. What was paid by hand before the plan was accepted counts
 * for the first ones.
 * @throws {Problem} installments.nothingDue
 */
function chosenOf(rests: readonly number[], asked: number | undefined): readonly [number, number] {
  const index = asked ?? nextOf(rests);
  const restMinor = rests[index] ?? 0;
  if (restMinor === 0) throw new Problem('installments.nothingDue');
  return [index, restMinor];
}

const isFor = (
  { installment, subtotalMinor }: StoredOrder,
  { offer, index, does }: OrderedInstallment,
  restMinor: number,
) =>
  installment?.offer === offer &&
  installment.index === index &&
  installment.does === does &&
  subtotalMinor === restMinor;

const isOwnNow = ({ userId, expiresAt }: StoredOrder, caller: Caller): boolean =>
  userId === actorOf(caller).userId && expiresAt > caller.now.toISOString();

const accountIn = ({ sellerKind: ownerKind, sellerId: ownerId, stripeId }: StoredOrder) => ({
  ownerKind,
  ownerId,
  stripeId,
});

const useOf = ({ invoiceId: refId, title, teamName, teamId }: StoredInvoice) => ({
  kind: 'plan' as const,
  refId,
  title: `${title}, ${teamName}`,
  href: `/team/${teamId}?tab=money`,
});

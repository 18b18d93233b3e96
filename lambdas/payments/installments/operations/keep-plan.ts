import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Currency } from '#shared/money.ts';
import type { installments as contract } from '#shared/payments/installments/contract.ts';
import { planOffered } from '#shared/payments/installments/messages.ts';
import {
  installmentsOf,
  type PaymentPlan,
  restsOf,
  withInstallment,
} from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import { cardSellerOf } from '../../invoices/card/card-sellers.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../../invoices/invoice-store.ts';
import { activeTeam } from '../../invoices/operations/keep-money.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';

type Operations = (typeof contract)['operations'];

interface Parts extends Sellers {
  readonly invoices: Pick<InvoiceStore, 'find' | 'change'>;
}

type Refused = {
  readonly refused: (Operations['savePaymentPlan'] | Operations['waiveInstallment'])['errors'][number];
};

/** A plan gives way to the next offer: the payer's consent, and the right to charge their card, end with it. */
export async function savePaymentPlan(
  { teamId, invoiceId, ...terms }: Parsed<Operations['savePaymentPlan']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['savePaymentPlan']>> {
  const { now } = caller;
  await activeTeam(teamId, parts.teams);
  const invoice = await parts.invoices.find(invoiceId);
  if (invoice?.teamId !== teamId || invoice.status === 'draft') throw new Problem('invoice.notFound');
  if (terms.autopay === 'required') {
    const asked = { teamId, currency: Currency.parse(invoice.currency) };
    if (!(await cardSellerOf(asked, parts, now))) throw new Problem('invoice.cardsUnavailable');
  }
  const offered = { offeredAt: now.toISOString(), byId: actorOf(caller).userId };
  const changed = await parts.invoices.change<Refused>(invoiceId, (is) => offering(is, { ...terms, ...offered }, now));
  return { offer: changedOrThrow(changed).plan?.offer ?? 0 };
}

type Terms = Omit<Parsed<Operations['savePaymentPlan']>, 'teamId' | 'invoiceId'>;

function offering(
  invoice: StoredInvoice,
  { depositMinor, dueOn, ...rest }: Terms & Pick<PaymentPlan, 'offeredAt' | 'byId'>,
  now: Date,
): Decided | Refused {
  const owed = balanceOf(invoice);
  if (owed === 0) return { refused: 'invoice.closed' };
  if (isCharging(invoice)) return { refused: 'invoice.beingPaid' };
  const currency = Currency.parse(invoice.currency);
  const installments = installmentsOf({ amountMinor: owed, currency }, { depositMinor, dueOn });
  const least = Math.min(...installments.map(({ amountMinor }) => amountMinor));
  if (least <= 0 || (rest.autopay === 'required' && !isPayableByCard({ amountMinor: least, currency })))
    return { refused: 'installments.tooSmall' };
  const offer = (invoice.plan?.offer ?? 0) + 1;
  const { invoiceId, savedCard: _, ...kept } = invoice;
  const messageId = idFrom('message', planOffered.name, invoiceId, String(offer));
  return {
    next: { ...kept, invoiceId, plan: { ...rest, offer, installments } },
    fact: factRow(planOffered, messageId, now, { invoiceId, offer }),
  };
}

const isCharging = ({ plan }: StoredInvoice): boolean =>
  plan?.installments.some(({ chargingId }) => chargingId !== undefined) ?? false;

/** @throws {Problem} */
function changedOrThrow(changed: StoredInvoice | Refused | undefined): StoredInvoice {
  if (!changed) throw new Problem('invoice.notFound');
  if ('refused' in changed) throw new Problem(changed.refused);
  return changed;
}

/** What is owed of the others stays as it was. */
export async function waiveInstallment(
  { teamId, invoiceId, offer, index, reason }: Parsed<Operations['waiveInstallment']>,
  { invoices }: Pick<Parts, 'invoices'>,
): Promise<Output<Operations['waiveInstallment']>> {
  const changed = await invoices.change<Refused>(invoiceId, (is) =>
    is.teamId === teamId ? waiving(is, { offer, index, reason }) : { refused: 'invoice.notFound' },
  );
  changedOrThrow(changed);
  return {};
}

type Waived = Pick<Parsed<Operations['waiveInstallment']>, 'offer' | 'index' | 'reason'>;

function waiving(invoice: StoredInvoice, { offer, index, reason }: Waived): Decided | Refused {
  const { plan, waivedMinor = 0 } = invoice;
  if (!plan) return { refused: 'installments.noPlan' };
  if (plan.offer !== offer) return { refused: 'installments.offerChanged' };
  if (isCharging(invoice)) return { refused: 'invoice.beingPaid' };
  const amountMinor = Math.min(restsOf(plan, invoice)[index] ?? 0, balanceOf(invoice));
  if (amountMinor === 0) return { refused: 'installments.nothingDue' };
  const next = withInstallment(plan, index, (one) => ({ ...one, waived: { amountMinor, reason } }));
  return { next: { ...invoice, plan: next, waivedMinor: waivedMinor + amountMinor } };
}

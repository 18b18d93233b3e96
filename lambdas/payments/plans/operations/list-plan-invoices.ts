import type Stripe from 'stripe';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Currency } from '#shared/money.ts';
import type { PlanInvoice } from '#shared/payments/plans/schemas.ts';
import { askProvider } from '../ask-provider.ts';
import { planOfPrice } from '../plan-request.ts';
import type { PlanWork } from '../plan-work.ts';
import { listSubscriptions } from './read-subscriptions.ts';

/** Two years of one plan that is paid by the month. */
const most = 24;

/**
 * The invoices of the caller's plans. They are the provider's, who numbers and mails them, so they are asked for and not copied.
 * @throws {Problem} plan.unreachable
 */
export async function listPlanInvoices(
  caller: Caller,
  work: Pick<PlanWork, 'subscriptions' | 'teams' | 'provider'>,
): Promise<{ invoices: PlanInvoice[] }> {
  const customer = caller.account?.stripeCustomerId;
  if (!customer) return { invoices: [] };
  const { stripe } = await work.provider();
  const [{ data }, { subscriptions }] = await Promise.all([
    askProvider(stripe.invoices.list({ customer, limit: most })),
    listSubscriptions(caller, work),
  ]);
  const nameOf = (id: string | undefined) => subscriptions.find((each) => each.id === id)?.ownerName;
  return { invoices: data.filter(({ status }) => status !== 'draft').map((one) => shown(one, nameOf)) };
}

const states: Readonly<Partial<Record<string, PlanInvoice['state']>>> = { paid: 'paid', open: 'due' };

function shown(
  invoice: Stripe.Invoice,
  nameOf: (subscriptionId: string | undefined) => string | undefined,
): PlanInvoice {
  const { id, number, created, total, currency, status, hosted_invoice_url: url } = invoice;
  const subscription = invoice.parent?.subscription_details?.subscription;
  const ownerName = nameOf(typeof subscription === 'string' ? subscription : subscription?.id);
  const planId = planIn(invoice);
  return {
    id,
    ...(number && { number }),
    ...(planId && { planId }),
    ...(ownerName && { ownerName }),
    issuedAt: new Date(created * 1000).toISOString(),
    amountMinor: total,
    currency: Currency.parse(currency.toUpperCase()),
    state: states[status ?? ''] ?? 'over',
    ...(url && { url }),
  };
}

/** What was bought: after a change of plans the larger line, beside what is credited of the one before. */
function planIn({ lines }: Stripe.Invoice) {
  const [bought] = lines.data.toSorted((a, b) => b.amount - a.amount);
  const price = bought?.pricing?.price_details?.price;
  return price ? planOfPrice(typeof price === 'string' ? price : price.id) : undefined;
}

import type Stripe from 'stripe';
import { type Html, html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { nameOf } from '../billing/prices.ts';
import { setEnding } from '../billing/subscriptions.ts';
import { idOf } from '../core/objects.ts';
import { StripeProblem } from '../core/problem.ts';
import type { World } from '../core/world.ts';
import { setDefaultMethod } from '../payments/customers.ts';
import { attach, makePaymentMethod } from '../payments/payment-methods.ts';
import { readCard } from './checkout-page.ts';
import { alertOf, frame, moneyOf, seeOther } from './frame.ts';
import type { PageParts } from './page-parts.ts';

interface Visit {
  readonly id: string;
  readonly scope: string;
  readonly customer: string;
  readonly returnUrl: string;
}

/** `/portal/{session}`: where a customer looks after subscriptions and cards. */
export function portalPage(request: LocalRequest, { world, act }: PageParts, id: string): Reply | undefined {
  const found = world.store.fact('portal', id);
  if (!found) return undefined;
  if (found.until <= world.now()) return seeOther(found.returnUrl);
  const visit = { id, ...found };
  if (request.method !== 'POST') return show(world, visit);
  try {
    act((all) => change(all, visit, request.input));
    return seeOther(world.pageAt(`portal/${id}`));
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return show(world, visit, error.message);
  }
}

function change(world: World, { scope, customer: id }: Visit, input: LocalRequest['input']): void {
  const customer = world.store.get(scope, 'customer', id);
  const subscription = String(input.subscription ?? '');
  if (subscription) return void setEnding(world, scope, subscription, input.action === 'cancel');
  const { email, name } = customer;
  const method = attach(
    world,
    scope,
    makePaymentMethod(world, scope, readCard(input, world.now()), { email, name }),
    id,
  );
  const changed = setDefaultMethod(world, scope, customer, method.id);
  for (const each of world.store.list(scope, 'subscription'))
    if (idOf(each.customer) === id) world.store.put(scope, { ...each, default_payment_method: method.id });
  world.emit(scope, 'customer.updated', changed);
}

function show(world: World, { id, scope, customer, returnUrl }: Visit, problem?: string): Reply {
  const own = <T extends { readonly customer: Stripe.Subscription['customer'] | null }>(each: T) =>
    idOf(each.customer) === customer;
  const subscriptions = [...world.store.list(scope, 'subscription')]
    .filter(own)
    .filter(({ status }) => status !== 'canceled');
  const invoices = [...world.store.list(scope, 'invoice')].filter(own);
  const cards = [...world.store.list(scope, 'payment_method')].filter(own);
  return frame({
    title: 'Your plans and cards',
    status: problem === undefined ? 200 : 402,
    body: html`${alertOf(problem)}<h2>Plans</h2>${subscriptions.length === 0 && html`<p class="quiet">You have no plan.</p>`}
${subscriptions.map((subscription) => planOf(world, scope, id, subscription))}
<h2>Cards</h2><ul class="lines">${cards.map(({ card }) => html`<li><span>${card?.brand ?? 'bank'} ending in ${card?.last4 ?? ''}</span></li>`)}</ul>
<form method="post" action="/_local/stripe/portal/${id}"><fieldset><legend>New card</legend>
<label>Card number<input name="number" inputmode="numeric" autocomplete="off" required></label>
<div class="pair"><label>Expiry<input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / YY" required></label>
<label>Security code<input name="code" inputmode="numeric" autocomplete="off" required></label></div></fieldset>
<button class="main">Save card</button></form>
<h2>Invoices</h2><ul class="lines">${invoices.map((invoice) => html`<li><span>${dayOf(invoice.created)} ${invoice.number ?? ''}, ${invoice.status ?? ''}</span><span>${moneyOf(invoice.total, invoice.currency)}</span></li>`)}</ul>
<p><a class="button" href="${returnUrl}">Return</a></p>`,
  });
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function planOf(world: World, scope: string, visit: string, subscription: Stripe.Subscription): Html {
  const [item] = subscription.items.data;
  const isEnding = subscription.cancel_at_period_end;
  const name = item ? nameOf(world, scope, item.price) : 'Plan';
  const until = dayOf(item?.current_period_end ?? 0);
  return html`<form method="post" action="/_local/stripe/portal/${visit}"><p><strong>${name}</strong>, ${subscription.status}. ${isEnding ? `Ends on ${until}.` : `Renews on ${until}.`}</p>
<input type="hidden" name="subscription" value="${subscription.id}">
${isEnding ? html`<button name="action" value="keep">Keep ${name}</button>` : html`<button name="action" value="cancel">Cancel ${name}</button>`}</form>`;
}

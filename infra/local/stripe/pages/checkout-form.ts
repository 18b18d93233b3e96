import type Stripe from 'stripe';
import { type Html, html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { idOf } from '../core/objects.ts';
import { platform, type World } from '../core/world.ts';
import { testCards } from '../payments/test-cards.ts';
import { alertOf, frame, moneyOf } from './frame.ts';

type Session = Stripe.Checkout.Session;
interface Shown {
  readonly scope: string;
  readonly session: Session;
}

export function findSession({ store }: World, id: string): Shown | undefined {
  const found = store.findAny(id);
  return found?.object.object === 'checkout.session' ? { scope: found.scope, session: found.object } : undefined;
}

const verbs: Readonly<Record<string, string>> = { setup: 'Save card', subscription: 'Subscribe' };
const pressed = ({ mode, amount_total: amount, currency }: Session) =>
  verbs[mode] ?? `Pay ${moneyOf(amount ?? 0, currency ?? 'usd')}`;

interface Tried {
  readonly problem?: string;
  readonly input?: LocalRequest['input'];
}

/** What is paid, and where the card goes; with what was wrong the last time. */
export function checkoutForm(world: World, shown: Shown, { problem, input = {} }: Tried = {}): Reply {
  const { session, scope } = shown;
  const customer = world.store.find(scope, 'customer', idOf(session.customer) ?? '');
  const cards = customer ? savedCards(world, scope, customer.id) : [];
  const seller = world.store.find(platform, 'account', scope)?.business_profile?.name ?? 'Seller';
  return frame({
    title: session.mode === 'setup' ? 'Save a card' : `Pay ${seller}`,
    status: problem === undefined ? 200 : 402,
    body: html`${alertOf(problem)}${linesOf(world, session)}
<form method="post" action="/_local/stripe/checkout/${session.id}">
<label>Email<input name="email" type="email" autocomplete="email" required value="${emailOf(session, customer, input)}"></label>
${cards.length > 0 && savedFields(cards)}
${cardFields(session, cards.length === 0, String(input.name ?? customer?.name ?? ''))}
<button class="main">${pressed(session)}</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>${testCardTable}`,
  });
}

const emailOf = (session: Session, customer: Stripe.Customer | undefined, { email }: LocalRequest['input']): string =>
  String(email || customer?.email || session.customer_email || '');

const savedFields = (cards: readonly Stripe.PaymentMethod[]): Html =>
  html`<fieldset><legend>Saved cards</legend>${cards.map(({ id, card }, index) => html`<label class="tick"><input type="radio" name="saved" value="${id}"${index === 0 && html` checked`}>${card?.brand ?? 'card'} ending in ${card?.last4 ?? ''}</label>`)}<label class="tick"><input type="radio" name="saved" value="other">Another card</label></fieldset>`;

function cardFields({ mode }: Session, isOnlyWay: boolean, name: string): Html {
  const required = isOnlyWay && html` required`;
  return html`<fieldset><legend>Card</legend>
<label>Card number<input name="number" inputmode="numeric" autocomplete="off"${required}></label>
<div class="pair"><label>Expiry<input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / YY"${required}></label>
<label>Security code<input name="code" inputmode="numeric" autocomplete="off"${required}></label></div>
<label>Name on card<input name="name" autocomplete="off" value="${name}"></label>
${mode === 'payment' && html`<label class="tick"><input type="checkbox" name="save" value="yes">Save this card for next time</label>`}
</fieldset>`;
}

const savedCards = ({ store }: World, scope: string, customer: string): Stripe.PaymentMethod[] =>
  [...store.list(scope, 'payment_method')].filter((method) => idOf(method.customer) === customer && method.card);

function linesOf({ store }: World, { id, amount_total: total, currency }: Session): Html | undefined {
  const lines = store.fact('lines', id) ?? [];
  if (lines.length === 0) return undefined;
  return html`<ul class="lines">${lines.map((line) => html`<li><span>${line.description ?? ''}${(line.quantity ?? 1) > 1 && ` × ${line.quantity}`}</span><span>${moneyOf(line.amount_total, line.currency)}</span></li>`)}<li><span>Total</span><span>${moneyOf(total ?? 0, currency ?? 'usd')}</span></li></ul>`;
}

const testCardTable = html`<details><summary>Test cards</summary><p class="quiet">Any date to come and any security code.</p><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${testCards.map(({ number, label }) => html`<tr><th scope="row">${number}</th><td>${label}</td></tr>`)}</tbody></table></details>`;

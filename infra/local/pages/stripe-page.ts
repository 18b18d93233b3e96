import { type Html, html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import { balanceWords } from '../stripe/balance/balance-words.ts';
import { balanceOf } from '../stripe/balance/transactions.ts';
import { control } from '../stripe/controls.ts';
import { StripeProblem } from '../stripe/core/problem.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';
import { moneyOf } from '../stripe/pages/frame.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

const mostListed = 50;

/** `/stripe`: what the provider knows, and buttons for what happens there; POST `/stripe/controls` presses one. Below are the provider's own pages. */
export async function stripePage(request: LocalRequest, { stripe }: Running): Promise<Reply | undefined> {
  const { path, method, input, wantsPage } = request;
  if (path === '/stripe') return wantsPage ? show(stripe) : json(overview(stripe));
  if (path === '/stripe/controls') return method === 'POST' ? press(stripe, input, wantsPage) : undefined;
  const answer = stripe.page(request);
  if (method === 'POST') void stripe.run().catch((error: unknown) => console.error(error));
  return answer;
}

async function press(stripe: LocalStripe, input: LocalRequest['input'], wantsPage: boolean): Promise<Reply> {
  try {
    const done = control(stripe, input);
    await stripe.run();
    return wantsPage ? show(stripe) : json(done);
  } catch (error) {
    if (error instanceof StripeProblem) return json(error.toBody(), error.status);
    throw error;
  }
}

const overview = ({ world, world: { store }, deliveries, unruliness }: LocalStripe) => ({
  unruliness: unruliness(),
  accounts: store
    .listAll('account', mostListed)
    .map(({ object }) => ({ ...object, balance: balanceOf(world, object.id) })),
  payments: store.listAll('charge', mostListed).map(({ scope, object }) => ({ account: scope, ...object })),
  refunds: store.listAll('refund', mostListed).map(({ scope, object }) => ({ account: scope, ...object })),
  disputes: store.listAll('dispute', mostListed).map(({ scope, object }) => ({ account: scope, ...object })),
  payouts: store.listAll('payout', mostListed).map(({ scope, object }) => ({ account: scope, ...object })),
  deliveries: deliveries.list(mostListed),
});

const button = (label: string, action: string, id = ''): Html =>
  html`<form method="post" action="/_local/stripe/controls"><input type="hidden" name="action" value="${action}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;

const table = (caption: string, heads: readonly string[], rows: readonly Html[]): Html =>
  rows.length === 0
    ? html`<h2>${caption}</h2><p class="quiet">None yet.</p>`
    : html`<h2>${caption}</h2><div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

function show(stripe: LocalStripe): Reply {
  const { accounts, payments, refunds, disputes, payouts, deliveries, unruliness } = overview(stripe);
  return page({
    title: 'Stripe',
    path: '/_local/stripe',
    body: html`<p class="quiet">Stands in for the payment provider: no money moves. ${unruliness.held ? 'Webhooks are held.' : ''} ${unruliness.dropped ? 'Webhooks are lost.' : ''}</p>
<h2>Webhooks</h2>
${button('Deliver in order, once', 'orderly')}${button('Deliver each twice', 'repeat')}${button('Shuffle', 'shuffle')}${button('Hold', 'hold')}${button('Release what is held', 'release')}${button('Lose all', 'drop')}
${table(
  'Accounts',
  ['Account', 'May take payments', 'Balance', 'Due', 'Now'],
  accounts.map(
    ({ id, business_profile: profile, charges_enabled: mayCharge, balance, requirements }) =>
      html`<tr><th scope="row">${profile?.name ?? id}<br><code>${id}</code></th><td>${mayCharge ? 'yes' : 'no'}</td><td>${balanceWords(balance)}</td><td>${(requirements?.currently_due ?? []).join(', ')}</td><td>${button('Finish setup', 'finishSetup', id)}${button('Require something', 'require', id)}${button('Pay out', 'payOut', id)}${button('Disconnect', 'disconnect', id)}</td></tr>`,
  ),
)}
${table(
  'Payments',
  ['Payment', 'Amount', 'Status', 'Now'],
  payments.map(
    ({ id, account, amount, currency, status }) =>
      html`<tr><th scope="row"><code>${id}</code><br>${account}</th><td>${moneyOf(amount, currency)}</td><td>${status}</td><td>${status === 'pending' && button('Settle', 'settle', id)}${status === 'succeeded' && button('Dispute', 'dispute', id)}</td></tr>`,
  ),
)}
${table(
  'Refunds',
  ['Refund', 'Amount', 'Status', 'Now'],
  refunds.map(
    ({ id, account, amount, currency, status }) =>
      html`<tr><th scope="row"><code>${id}</code><br>${account}</th><td>${moneyOf(amount, currency)}</td><td>${status ?? ''}</td><td>${status === 'pending' && button('Settle', 'settleRefund', id)}${status !== 'failed' && button('Fail', 'failRefund', id)}</td></tr>`,
  ),
)}
${table(
  'Disputes',
  ['Dispute', 'Amount', 'Status', 'Now'],
  disputes.map(
    ({ id, account, amount, currency, status }) =>
      html`<tr><th scope="row"><code>${id}</code><br>${account}</th><td>${moneyOf(amount, currency)}</td><td>${status}</td><td>${button('Win', 'winDispute', id)}${button('Lose', 'loseDispute', id)}</td></tr>`,
  ),
)}
${table(
  'Payouts',
  ['Payout', 'Amount', 'Status', 'Now'],
  payouts.map(
    ({ id, account, amount, currency, status }) =>
      html`<tr><th scope="row"><code>${id}</code><br>${account}</th><td>${moneyOf(amount, currency)}</td><td>${status}</td><td>${button('Arrive', 'arrive', id)}${button('Fail', 'failPayout', id)}</td></tr>`,
  ),
)}
${table(
  'Deliveries',
  ['Event', 'To', 'Status', 'Now'],
  deliveries.map(
    ({ event, type, scope, state, attempts, answer }) =>
      html`<tr><th scope="row">${type}<br><code>${event}</code></th><td>${scope}</td><td>${state}, ${attempts} tries, ${answer}</td><td>${button('Deliver again', 'again', event)}</td></tr>`,
  ),
)}`,
  });
}

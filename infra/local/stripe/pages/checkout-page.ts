import type Stripe from 'stripe';
import { html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { type Next, type Paying, paySession, successAddress } from '../checkout/complete.ts';
import { StripeProblem } from '../core/problem.ts';
import type { World } from '../core/world.ts';
import { findTestCard, type TestCard } from '../payments/test-cards.ts';
import { checkoutForm, findSession } from './checkout-form.ts';
import { frame, seeOther } from './frame.ts';
import type { PageParts } from './page-parts.ts';

type Session = Stripe.Checkout.Session;
/** `/checkout/{session}`: what is paid, and the card. */
export function checkoutPage(request: LocalRequest, { world, act }: PageParts, id: string): Reply | undefined {
  const shown = findSession(world, id);
  if (!shown) return undefined;
  const { session, scope } = shown;
  const isOpen = session.status === 'open' && session.expires_at > world.now();
  if (!isOpen) return over(session);
  if (request.method !== 'POST') return checkoutForm(world, shown);
  if (request.input.action === 'cancel') return seeOther(session.cancel_url ?? session.success_url ?? '/');
  try {
    const paying = readPaying(request.input, world.now());
    return goOn(
      world,
      act((all) => paySession(all, scope, id, paying)),
    );
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return checkoutForm(world, shown, { problem: error.message, input: request.input });
  }
}

/** To the product, or to the payer's bank first. */
export const goOn = (world: World, next: Next): Reply =>
  'done' in next ? seeOther(successAddress(next.done)) : seeOther(world.pageAt(`authenticate/${next.authenticate}`));

function over(session: Session): Reply {
  if (session.status === 'complete') return seeOther(successAddress(session));
  const back = session.cancel_url;
  return frame({
    title: 'This checkout has expired',
    status: 410,
    body: html`<p>Nothing was charged.</p>${back ? html`<p><a class="button" href="${back}">Go back</a></p>` : ''}`,
  });
}

const text = (input: LocalRequest['input'], name: string) => String(input[name] ?? '').trim();

/** @throws {StripeProblem} that says which field is wrong */
function readPaying(input: LocalRequest['input'], now: number): Paying {
  const saved = text(input, 'saved');
  const payer = { email: text(input, 'email'), name: text(input, 'name'), saves: input.save === 'yes' };
  if (saved && saved !== 'other') return { ...payer, card: { saved } };
  return { ...payer, card: readCard(input, now) };
}

/** The card that was entered. @throws {StripeProblem} that says what is wrong with it */
export function readCard(input: LocalRequest['input'], now: number): TestCard {
  const card = findTestCard(text(input, 'number'));
  if (!card)
    throw new StripeProblem(402, 'Enter a test card: cards of people are not taken on this machine.', {}, 'card_error');
  if (!/^\d{3,4}$/.test(text(input, 'code')))
    throw new StripeProblem(402, "Your card's security code is incomplete.", {}, 'card_error');
  refuseExpiry(text(input, 'expiry'), now);
  return card;
}

function refuseExpiry(expiry: string, now: number): void {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(expiry) ?? [];
  const end = month && year ? Date.UTC((Number(year) % 100) + 2000, Number(month)) / 1000 : 0;
  if (Number(month) > 12 || end <= now)
    throw new StripeProblem(402, "Your card's expiration date is invalid.", {}, 'card_error');
}

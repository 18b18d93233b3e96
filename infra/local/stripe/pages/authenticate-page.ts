import type Stripe from 'stripe';
import { html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { authenticateSession } from '../checkout/complete.ts';
import { StripeProblem } from '../core/problem.ts';
import { checkoutForm, findSession } from './checkout-form.ts';
import { goOn } from './checkout-page.ts';
import { alertOf, frame, moneyOf, seeOther } from './frame.ts';
import type { PageParts } from './page-parts.ts';

/** `/authenticate/{intent}`: the page of the payer's bank. */
export function authenticatePage(request: LocalRequest, parts: PageParts, id: string): Reply | undefined {
  const found = parts.world.store.findAny(id)?.object;
  if (found?.object !== 'payment_intent' && found?.object !== 'setup_intent') return undefined;
  if (request.method !== 'POST') return askBank(id, found);
  try {
    const next = parts.act((all) => authenticateSession(all, id, request.input.answer === 'complete'));
    return 'returnTo' in next ? seeOther(next.returnTo || '/') : goOn(parts.world, next);
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return failed(parts, id, error.message);
  }
}

/** Another card may be tried while the session is open. */
function failed({ world }: PageParts, id: string, problem: string): Reply {
  const shown = findSession(world, world.store.fact('session', id) ?? '');
  if (shown?.session.status === 'open') return checkoutForm(world, shown, { problem });
  return frame({ title: 'Authentication failed', status: 402, body: html`${alertOf(problem)}` });
}

const askBank = (id: string, intent: Stripe.PaymentIntent | Stripe.SetupIntent): Reply =>
  frame({
    title: 'Confirm with your bank',
    body: html`<p>${intent.object === 'payment_intent' ? `Your bank asks whether you are paying ${moneyOf(intent.amount, intent.currency)}.` : 'Your bank asks whether you are saving this card.'}</p>
<form method="post" action="/_local/stripe/authenticate/${id}">
<button class="main" name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>
</form>`,
  });

import { html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { platform } from '../core/world.ts';
import { frame, moneyOf } from './frame.ts';
import type { PageParts } from './page-parts.ts';

/** `/receipts/{charge}` */
export function receiptPage(_request: LocalRequest, { world: { store } }: PageParts, id: string): Reply | undefined {
  const found = store.findAny(id);
  if (found?.object.object !== 'charge') return undefined;
  const {
    amount,
    amount_refunded: refunded,
    currency,
    created,
    payment_method_details: details,
    status,
  } = found.object;
  const seller = store.find(platform, 'account', found.scope)?.business_profile?.name ?? 'Seller';
  const last4 = details?.card?.last4 ?? details?.us_bank_account?.last4 ?? '';
  return frame({
    title: `Receipt from ${seller}`,
    body: html`<ul class="lines">
<li><span>Date</span><span>${new Date(created * 1000).toISOString().slice(0, 10)}</span></li>
<li><span>Paid with</span><span>ending in ${last4}</span></li>
${refunded > 0 && html`<li><span>Refunded</span><span>${moneyOf(refunded, currency)}</span></li>`}
<li><span>${status === 'succeeded' ? 'Amount paid' : 'Amount'}</span><span>${moneyOf(amount, currency)}</span></li>
</ul>`,
  });
}

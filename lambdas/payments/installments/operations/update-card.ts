import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Currency } from '#shared/money.ts';
import type { installments as contract } from '#shared/payments/installments/contract.ts';
import { cardSellerOf } from '../../invoices/card/card-sellers.ts';
import type { InvoiceStore } from '../../invoices/invoice-store.ts';
import { payingFor } from '../../invoices/people.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { openCardPage } from '../../ports/cards/card-page.ts';
import { refuseMinorPayer } from '../../ports/orders/adult-pays.ts';
import { ask } from '../../provider/answers.ts';
import type { Provider } from '../../provider/stripe.ts';

type UpdateCard = (typeof contract)['operations']['updateCard'];

interface Parts extends Sellers {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly provider: () => Promise<Provider>;
}

/** Only the payer whose card is saved, and who agreed to charges, can put another in its place. */
export async function updateCard(
  { invoiceId }: Parsed<UpdateCard>,
  caller: Caller,
  parts: Parts,
): Promise<Output<UpdateCard>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  refuseMinorPayer(caller.account, now);
  const [invoice, family] = await Promise.all([
    parts.invoices.find(invoiceId),
    payingFor(userId, parts.dependants, now),
  ]);
  if (!invoice || invoice.status === 'draft' || !family.includes(invoice.personId))
    throw new Problem('invoice.notFound');
  const { plan, savedCard, teamId, currency } = invoice;
  if (!plan) throw new Problem('installments.noPlan');
  if (plan.accepted?.byId !== userId || !savedCard) throw new Problem('installments.noCard');
  const seller = await cardSellerOf({ teamId, currency: Currency.parse(currency) }, parts, now);
  if (seller?.account.stripeId !== savedCard.stripeId) throw new Problem('invoice.cardsUnavailable');
  const { stripe } = await parts.provider();
  const page = `${variable('WEB_ORIGIN')}/invoices/${invoiceId}`;
  const { url } = await ask(
    openCardPage(
      {
        stripeId: savedCard.stripeId,
        currency: Currency.parse(currency),
        customerId: savedCard.customerId,
        metadata: { invoiceId },
        successUrl: `${page}?card=${plan.card?.last4 ?? ''}`,
        cancelUrl: page,
      },
      stripe,
    ),
  );
  return { url };
}

import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { Currency } from '#shared/money.ts';
import { nextTryOn } from '#shared/payments/installments/next-steps.ts';
import { type PaymentPlan, restsOf } from '#shared/payments/installments/payment-plan.ts';
import { cardWords, dayInWords, scheduleWords } from '#shared/payments/installments/plan-words.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import { type About, because, moneyOf, pageOf, whatFor } from '../invoices/notices/letters.ts';

interface OfPlan {
  readonly plan: PaymentPlan;
}
interface OfInstallment extends OfPlan {
  readonly index: number;
}

const restOf = (invoice: StoredInvoice, { plan, index }: OfInstallment): string =>
  moneyOf(invoice, restsOf(plan, invoice)[index] ?? 0);

/** Every installment with its date; what is due at once is due when the plan is accepted. */
const schedule = ({ currency }: StoredInvoice, { installments }: PaymentPlan): string =>
  scheduleWords(
    installments.map(({ amountMinor, dueOn = 'today' }) => ({ amountMinor, on: dueOn })),
    Currency.parse(currency),
  );

/** That an invoice can be paid in installments. */
export function offerLetter(about: About, { plan }: OfPlan): NoticeContent {
  const { invoice } = about;
  const words = schedule(invoice, plan).replace(' today,', ' when you accept,');
  return {
    subject: `Pay in installments: ${invoice.title}`,
    content: {
      preheader: words,
      heading: `Pay ${invoice.title} in installments`,
      paragraphs: [`${invoice.teamName} offers you a payment plan for ${whatFor(about)}.`, words],
      action: { label: 'See the plan', url: pageOf(about) },
      footerLines: because(about),
    },
  };
}

/** Before an installment is due, and on its day where it is paid by hand. */
export function comingLetter(about: About, of: OfInstallment): NoticeContent {
  const { invoice } = about;
  const { accepted, card, installments } = of.plan;
  const sum = restOf(invoice, of);
  const { dueOn = '' } = installments[of.index] ?? {};
  const day = dayInWords(dueOn);
  const words =
    accepted?.isAutomatic && card
      ? `On ${day} we charge ${sum} to your ${cardWords(card)}. There’s nothing for you to do.`
      : `${sum} to ${invoice.teamName} is due on ${day}.`;
  return {
    subject: `${sum} on ${day}: ${invoice.title}`,
    content: {
      preheader: words,
      heading: `${sum} for ${whatFor(about)} on ${day}`,
      paragraphs: [words],
      action: { label: accepted?.isAutomatic ? 'See the plan' : 'Pay', url: pageOf(about) },
      footerLines: because(about),
    },
  };
}

/** That the saved card did not pay, and what happens next. */
export function failedLetter(about: About, of: OfInstallment): NoticeContent {
  const { invoice } = about;
  const { card, installments } = of.plan;
  const one = installments[of.index];
  const sum = restOf(invoice, of);
  const again = one && nextTryOn(one);
  const next = {
    soft: again
      ? `We’ll try again on ${dayInWords(again)}. You can also update your card or pay now.`
      : 'We won’t try again. Please update your card or pay another way.',
    final: 'We won’t try this card again. Please update your card or pay another way.',
    authentication: 'Your bank wants you to confirm this payment. Please pay it yourself.',
  }[one?.failure?.kind ?? 'soft'];
  return {
    subject: `Payment failed: ${sum} for ${invoice.title}`,
    content: {
      preheader: next,
      heading: card ? `Your ${cardWords(card)} didn’t pay ${sum}` : `${sum} wasn’t paid`,
      paragraphs: [`For ${whatFor(about)}, to ${invoice.teamName}. ${one?.failure?.message ?? ''}`.trim(), next],
      action: {
        label: one?.failure?.kind === 'authentication' ? `Pay ${sum}` : 'Update card or pay',
        url: pageOf(about),
      },
      footerLines: ['Sent because you agreed to automatic payments.'],
    },
  };
}

/** To a treasurer: an installment is not paid after the days of grace. */
export function pastDueLetter(
  {
    invoice,
    payerName,
    origin,
  }: { readonly invoice: StoredInvoice; readonly payerName: string; readonly origin: string },
  of: OfInstallment,
): NoticeContent {
  const { teamId, teamName, title } = invoice;
  const sum = restOf(invoice, of);
  const { dueOn = '' } = of.plan.installments[of.index] ?? {};
  const words = `${payerName} owes ${teamName} ${sum} for ${title}. It was due on ${dayInWords(dueOn)}.`;
  return {
    subject: `Past due: ${payerName}, ${sum} for ${title}`,
    content: {
      preheader: words,
      heading: `${payerName} is past due`,
      paragraphs: [words, 'You can remind them, record a payment, or waive the installment.'],
      action: { label: 'Open the money of the community', url: `${origin}/team/${teamId}?tab=money` },
      footerLines: [`Sent because you look after the money of ${teamName}.`],
    },
  };
}

import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { isDependantId } from '#shared/ids.ts';
import { deductionsOf } from '#shared/payments/discounts/discounted.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { refundsWith } from '#shared/payments/orders/told-together.ts';
import { traceSteps, when } from '#shared/payments/orders/trace-words.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { accountGone } from '../account-gone.ts';
import { letter, type Opens, sumOf } from './order-letter.ts';

/** Every line that was paid, what a code took off, the credit that was used, and the total. */
function linesOf(order: StoredOrder) {
  const { lines, serviceFeeMinor, creditMinor, totalMinor } = order;
  return [
    ...lines.map((line) => ({ label: nameOfLine(line), value: sumOf(line.fullMinor ?? line.amountMinor, order) })),
    ...deductionsOf(lines).map(({ name, amountMinor }) => ({ label: name, value: `−${sumOf(amountMinor, order)}` })),
    ...(serviceFeeMinor > 0 ? [{ label: 'Service fee', value: sumOf(serviceFeeMinor, order) }] : []),
    ...(creditMinor ? [{ label: 'Your credit', value: `−${sumOf(creditMinor, order)}` }] : []),
    { label: 'Total', value: sumOf(totalMinor, order) },
  ];
}

/** The child whose spot it was, by name; the payer otherwise. */
const playerOf = ({ lines }: StoredOrder, personId: string | undefined): string =>
  (personId && isDependantId(personId) && lines.find((line) => line.personId === personId)?.name) || 'You';

/** What was paid. */
export const receipt = (order: StoredOrder, opens: Opens): NoticeContent =>
  letter(order, opens, {
    subject: `Receipt: ${order.title}`,
    heading: paidWords(order),
    paragraphs: [
      `For ${order.title}.`,
      ...(order.guest ? ['Can’t make it? Give up your spot on the page of your RSVP.'] : []),
    ],
    facts: linesOf(order),
  });

/** `You paid $7.66`, `You used $12.66 of your credit` */
const paidWords = (order: StoredOrder): string =>
  order.creditMinor && order.totalMinor === 0
    ? `You used ${sumOf(order.creditMinor, order)} of your credit`
    : `You paid ${sumOf(order.totalMinor, order)}`;

/**
 * What goes back, in the same three steps that the host sees; undefined where there is nothing to say yet, and where it failed
 * since, of which another letter tells.
 */
export function refundLetter(
  order: StoredOrder,
  refund: StoredRefund,
  status: 'pending' | 'pending_funds' | 'succeeded' | 'failed',
  opens: Opens,
): NoticeContent | undefined {
  if (status === 'pending_funds' || (refund.status === 'failed' && status !== 'failed')) return undefined;
  const { amountMinor, creditMinor = 0, trace } = refund;
  const sum = sumOf(amountMinor + creditMinor, order);
  const steps =
    order.subjectKind === 'invoice'
      ? [trace.cause === 'host' ? 'The community sent it back.' : 'This was settled another way before you paid.']
      : stepsOf(order, refund);
  if (status === 'failed')
    return letter(order, opens, {
      subject: `Your refund didn’t go through: ${order.title}`,
      ...(refund.failure === accountGone ? notSent(order, amountMinor) : sentBack(order, amountMinor)),
    });
  const isBack = amountMinor === 0;
  return letter(order, opens, {
    subject: isBack
      ? `${sum} is your credit ${again(refund)}: ${order.title}`
      : `${sum} is on its way back: ${order.title}`,
    heading: `You get ${sum} back`,
    paragraphs: [...dateWords(order, refund), ...steps, ...wayBack(order, refund)],
    ...datesBack(order, refund),
  });
}

/** Of a pass: which date it was paid for. */
const dateWords = ({ lines }: StoredOrder, { eventId }: StoredRefund): string[] =>
  lines.flatMap((line) => (eventId && line.eventId === eventId && line.label ? [`For ${line.label}.`] : []));

/** From the policy to the sum. How long before the start is said of one event alone. */
function stepsOf(order: StoredOrder, refund: StoredRefund): string[] {
  const { trace, personId, calledOff } = refund;
  const [promised, happened, follows] = traceSteps(trace, 'You', order.timeZone, playerOf(order, personId));
  const areDates = calledOff && !personId;
  const known = areDates
    ? { title: 'The host canceled these dates', text: `${when(trace.at, order.timeZone)}.` }
    : happened;
  return [promised, known, follows].map(({ title, text }) => `${title}. ${text}`);
}

/** Of dates that were called off at once: what comes back of each. */
function datesBack(order: StoredOrder, refund: StoredRefund): Pick<NoticeContent['content'], 'facts'> {
  if (!refund.calledOff || refund.personId) return {};
  const byDate = Map.groupBy(refundsWith(order, refund), ({ eventId }) => eventId);
  const dates = order.lines.flatMap(({ eventId, label }) => {
    const back = byDate.get(eventId);
    byDate.delete(eventId);
    return back ? [{ label: label ?? order.title, value: sumOf(backOf(back), order) }] : [];
  });
  return { facts: dates };
}

const backOf = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce((sum, { amountMinor, creditMinor = 0 }) => sum + amountMinor + creditMinor, 0);

const sentBack = (order: StoredOrder, amountMinor: number) => ({
  heading: `${sumOf(amountMinor, order)} came back to the host`,
  paragraphs: ['Your bank sent the refund back. The host can try again or pay you another way.'],
});

const notSent = (order: StoredOrder, amountMinor: number) => ({
  heading: `We couldn’t send you ${sumOf(amountMinor, order)}`,
  paragraphs: [
    'The host’s Stripe account isn’t connected to us anymore, so we can’t send the refund from it.',
    'Ask the host to pay you another way. If you don’t hear back, reply to this email and we’ll help.',
  ],
});

/** What was paid by card is new credit. */
const again = ({ trace }: StoredRefund): string => (trace.to === 'credit' ? 'now' : 'again');

/**
 * Credit is offered in place of the card, and what happens without an answer; undefined once the payer has answered. The answer is
 * given on the page of their payments.
 */
export function offerLetter(order: StoredOrder, refund: StoredRefund, origin: string): NoticeContent | undefined {
  const { offer, amountMinor } = refund;
  if (!offer) return undefined;
  const sum = sumOf(amountMinor, order);
  const answer = { label: 'Choose', url: `${origin}/invoices` };
  return letter(order, answer, {
    subject: `${sum} back: to your card or as credit? ${order.title}`,
    heading: `You get ${sum} back`,
    paragraphs: [
      ...stepsOf(order, refund),
      'You can have it as credit with the host right away. It doesn’t run out, and we take it off the price next time.',
      `Or do nothing: on ${when(offer.until, order.timeZone)} we send it to your card.`,
    ],
    ...datesBack(order, refund),
  });
}

/** Where a refund is, or will be: `$5.00 of it is your credit again.` */
function wayBack(order: StoredOrder, refund: StoredRefund): string[] {
  const { amountMinor, creditMinor = 0 } = refund;
  const asCredit =
    amountMinor > 0 ? `${sumOf(creditMinor, order)} of it is your credit again.` : `It’s your credit ${again(refund)}.`;
  return [
    ...(creditMinor > 0 ? [asCredit] : []),
    ...(amountMinor > 0 ? [`${creditMinor > 0 ? 'The rest is' : 'It’s'} back on your card in 5 to 10 days.`] : []),
  ];
}

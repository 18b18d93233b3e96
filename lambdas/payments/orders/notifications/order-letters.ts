import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { isDependantId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { discountsOf } from '#shared/payments/discounts/discounted.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import type { StoredRefund } from '#shared/payments/orders/order-moves.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { traceSteps, when } from '#shared/payments/orders/trace-words.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { accountGone } from '../account-gone.ts';

/** The one link of a letter. */
export type Opens = NonNullable<NoticeContent['content']['action']>;

const sumOf = (amountMinor: number, { currency }: Pick<StoredOrder, 'currency'>) =>
  formatMoney({ amountMinor, currency });

/** Every line that was paid, what a code took off, the credit that was used, and the total. */
function linesOf(order: StoredOrder) {
  const { lines, serviceFeeMinor, creditMinor, totalMinor } = order;
  return [
    ...lines.map((line) => ({ label: nameOfLine(line), value: sumOf(line.fullMinor ?? line.amountMinor, order) })),
    ...discountsOf(lines).map(({ name, amountMinor }) => ({ label: name, value: `−${sumOf(amountMinor, order)}` })),
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
      : traceSteps(trace, 'You', order.timeZone, playerOf(order, refund.personId)).map(
          ({ title, text }) => `${title}. ${text}`,
        );
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
  });
}

/** Of a pass: which date it was paid for. */
const dateWords = ({ lines }: StoredOrder, { eventId }: StoredRefund): string[] =>
  lines.flatMap((line) => (eventId && line.eventId === eventId && line.label ? [`For ${line.label}.`] : []));

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
  const { offer, amountMinor, trace } = refund;
  if (!offer) return undefined;
  const sum = sumOf(amountMinor, order);
  const answer = { label: 'Choose', url: `${origin}/invoices` };
  return letter(order, answer, {
    subject: `${sum} back: to your card or as credit? ${order.title}`,
    heading: `You get ${sum} back`,
    paragraphs: [
      ...traceSteps(trace, 'You', order.timeZone, playerOf(order, refund.personId)).map(
        ({ title, text }) => `${title}. ${text}`,
      ),
      'You can have it as credit with the host right away. It doesn’t run out, and we take it off the price next time.',
      `Or do nothing: on ${when(offer.until, order.timeZone)} we send it to your card.`,
    ],
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

/** The time to pay ran out. In a season the place is the player's all the same. */
export const ranOut = (order: StoredOrder, opens: Opens): NoticeContent =>
  order.subjectKind === 'season'
    ? letter(order, opens, {
        subject: `Your payment isn’t finished: ${order.title}`,
        heading: 'Your payment isn’t finished',
        paragraphs: ['You didn’t pay in time. Nothing was charged, and you can still pay.'],
      })
    : letter(order, opens, {
        subject: `Your hold ran out: ${order.title}`,
        heading: 'Your hold ran out',
        paragraphs: [
          `You didn’t pay in time, so the ${countSpots(order.lines) > 1 ? 'spots are' : 'spot is'} free again. Nothing was charged.`,
        ],
      });

/** A bank took days to say no; undefined once that is over. */
export function refusedByBank(order: StoredOrder, opens: Opens): NoticeContent | undefined {
  if (!isOpen(order.status)) return undefined;
  const until = when(order.expiresAt, order.timeZone);
  return letter(order, opens, {
    subject: `Your payment didn’t go through: ${order.title}`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `${order.declined ?? 'Your bank refused the payment.'} Nothing was charged.`,
      `Pay another way by ${until} to keep your spot.`,
    ],
  });
}

/** The saved card was refused; undefined once the order is paid or given up. */
export function chargeRefused(order: StoredOrder, opens: Opens): NoticeContent | undefined {
  if (!isOpen(order.status)) return undefined;
  return order.subjectKind === 'season' ? placeUnpaid(order, opens) : shareUnpaid(order, opens);
}

/** The card of a free agent who was placed on a team. */
const placeUnpaid = (order: StoredOrder, { url }: Opens): NoticeContent =>
  letter(
    order,
    { label: 'Pay with another card', url },
    {
      subject: `Your card was declined: ${order.title}`,
      heading: 'Your card was declined',
      paragraphs: [
        `${order.declined ?? 'Your bank refused the payment.'} Nothing was charged.`,
        `Pay ${sumOf(order.totalMinor, order)} by ${when(order.expiresAt, order.timeZone)} with another card to keep the place on the team. After that, it goes to another player, and you start again at the end of the list.`,
      ],
    },
  );

function shareUnpaid(order: StoredOrder, opens: Opens): NoticeContent {
  const sum = sumOf(order.totalMinor, order);
  return letter(order, opens, {
    subject: `Pay your share: ${order.title}`,
    heading: 'Your card didn’t pay your share',
    paragraphs: [
      `${order.declined ?? 'Your card was declined.'} Nothing was charged.`,
      `Pay ${sum} by ${when(order.expiresAt, order.timeZone)} to keep your spot. After that the next player can have it.`,
    ],
  });
}

type Said = Pick<NoticeContent['content'], 'heading' | 'paragraphs' | 'facts'> & { readonly subject: string };

const letter = ({ totalMinor }: StoredOrder, opens: Opens, { subject, ...said }: Said): NoticeContent => ({
  subject,
  content: {
    ...said,
    preheader: said.paragraphs[0] ?? said.heading,
    action: opens,
    footerLines: [`Sent because you paid for this ${totalMinor > 0 ? 'by card' : 'with your credit'}.`],
  },
});

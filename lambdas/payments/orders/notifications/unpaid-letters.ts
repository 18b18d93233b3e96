import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { countSpots, isForSlots } from '#shared/payments/orders/count-spots.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { letter, type Opens, sumOf } from './order-letter.ts';

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
        paragraphs: [`You didn’t pay in time, so the ${whatIsFree(order)} free again. Nothing was charged.`],
      });

const whatIsFree = (order: StoredOrder): string => {
  if (isForSlots(order)) return 'slot is';
  return countSpots(order.lines) > 1 ? 'spots are' : 'spot is';
};

/** A bank took days to say no; undefined once that is over. */
export function refusedByBank(order: StoredOrder, opens: Opens): NoticeContent | undefined {
  if (!isOpen(order.status)) return undefined;
  const until = when(order.expiresAt, order.timeZone);
  return letter(order, opens, {
    subject: `Your payment didn’t go through: ${order.title}`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `${order.declined ?? 'Your bank refused the payment.'} Nothing was charged.`,
      `Pay another way by ${until} to keep your ${isForSlots(order) ? 'slot' : 'spot'}.`,
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

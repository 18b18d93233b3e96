import { Fragment, createElement as h, type ReactNode } from 'react';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { isFirstComeFirstServed } from '#shared/events/rsvp/line/line-moves.ts';
import { orderOf, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { formatMoney } from '#shared/money.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { deadlineWords, traceSteps } from '#shared/payments/orders/trace-words.ts';
import { settle, sharesOf } from '#shared/payments/settlement.ts';
import { CodeChoice, PriceOfSpot } from '#web/blocks/event/guest-price-note.ts';
import { SpotChoices } from '#web/blocks/event/spot-choices.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { Guest } from '../guest-reader.ts';

const sumOf = (amountMinor: number, { currency }: Pick<StoredOrder, 'currency'>) =>
  formatMoney({ amountMinor, currency });

interface PaidPartProps {
  readonly order: StoredOrder;
  /** When the event starts by now: refunds go by that. */
  readonly startsAt: string;
  readonly now: Date;
}

/** What a guest paid, and what came back of it and why. */
export function PaidPart({ order, startsAt, now }: PaidPartProps): ReactNode {
  if (!wasCharged(order.status) || order.totalMinor === 0) return null;
  const { refunds, totalMinor, timeZone } = order;
  const slots = order.lines.flatMap(({ kind, label }) => (kind === 'slot' && label ? [label] : []));
  return h(
    'section',
    { className: 'event-card' },
    h('h2', null, `You paid ${sumOf(totalMinor, order)}`),
    slots.length > 0 && h('p', null, `With your spot: ${slots.join(', ')}`),
    refunds.length === 0 && h('p', null, deadlineWords(order.terms, { startsAt, timeZone }, now)),
    ...refunds.map((refund) =>
      h(
        Fragment,
        { key: refund.refundId },
        h('p', null, h('strong', null, `${sumOf(refund.amountMinor, order)} ${refundWords[refund.status]}`)),
        h(
          'ol',
          null,
          ...traceSteps(refund.trace, 'You', timeZone).map(({ title, text }) =>
            h('li', { key: title }, `${title}. ${text}`),
          ),
        ),
      ),
    ),
  );
}

const refundWords: Readonly<Record<StoredOrder['refunds'][number]['status'], string>> = {
  requested: 'is on its way back to your card.',
  pending_funds: 'is on its way back to your card.',
  pending: 'is on its way back to your card.',
  succeeded: 'is on its way back to your card.',
  failed: 'came back to the host: your bank refused it.',
};

/** What comes back of what a guest paid if they give their spot up now; undefined where they paid nothing. */
export function backWords(
  order: StoredOrder | undefined,
  { guestId, startsAt }: { readonly guestId: string; readonly startsAt: string },
  now: Date,
): string | undefined {
  const share = order && wasCharged(order.status) ? sharesOf(order).get(guestId) : undefined;
  if (!order || !share) return undefined;
  const isFree = order.freeToLeave !== undefined && now.toISOString() < order.freeToLeave.until;
  const cause = isFree ? 'changed' : 'left';
  const { amountMinor, awaitsRefill } = settle(share, { cause, at: now, startsAt, terms: order.terms });
  if (amountMinor > 0) return `If you give up your spot now, ${sumOf(amountMinor, order)} comes back to your card.`;
  return awaitsRefill
    ? 'If you give up your spot now, your money comes back only if another player takes it.'
    : 'If you give up your spot now, nothing comes back.';
}

interface Payable {
  readonly guest: Guest;
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly order: StoredOrder | undefined;
  readonly price: GuestPrice | undefined;
  readonly key: string;
  readonly now: Date;
}

const formId = 'pay';

/** The form that leads a guest to paying for the spot that they have or may take; undefined where there is none. */
export function payForm({ guest: { guestId }, event, line, order, price, key, now }: Payable) {
  if (!mayPay(line, guestId, now)) return undefined;
  const own = order && orderOf(line, guestId) === order.orderId && isOpen(order.status) ? order : undefined;
  const paying = own ?? price;
  if (!paying || own?.awaitsBank) return undefined;
  const choices = own ? undefined : price;
  return {
    form: h(
      'section',
      { key: 'pay', className: 'event-card' },
      h('h2', null, 'Pay for your spot'),
      h(
        PostForm,
        { action: '/api/guest/pay', id: formId, sends: { key } },
        choices && h(SpotChoices, { event, price: choices }),
        h(PriceOfSpot, {
          price: { ...paying, tickets: choices?.tickets },
          startsAt: line.startsAt,
          timeZone: line.timeZone,
          now,
        }),
        own?.status !== 'awaiting_payment' && h(CodeChoice),
      ),
    ),
    deed: h(SubmitButton, { text: payWords(paying, choices), form: formId, isPrimary: true }),
  };
}

/** The sum, unless they have still to choose what adds to it. */
const payWords = (paying: Pick<StoredOrder, 'totalMinor' | 'currency'>, choices: GuestPrice | undefined): string =>
  choices?.tickets || choices?.slots ? 'Pay' : `Pay ${sumOf(paying.totalMinor, paying)}`;

/** Whether a seat is held for a guest, or is free for the first to come. */
function mayPay(line: StoredLine, guestId: string, now: Date): boolean {
  const { status } = standingOf(guestId, seating(line));
  const isHeld = status === 'offered' || (status === 'waiting' && isFirstComeFirstServed(line, now));
  return isHeld && line.open && now.toISOString() < line.startsAt;
}

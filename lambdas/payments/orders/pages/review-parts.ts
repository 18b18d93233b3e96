import { createElement as h, type ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import { deductionsOf } from '#shared/payments/discounts/discounted.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import { deadlineWords, when } from '#shared/payments/orders/trace-words.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { Notice } from '#web/blocks/notice.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { TextField } from '#web/blocks/text-field.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';

interface Reviewed {
  /** Of the page. */
  readonly key: string;
  readonly now: Date;
  /** Why a code that they entered does nothing. */
  readonly refused?: string;
}

export const reviewTitle = 'Review and pay';

/** What a guest is about to pay, with a way to enter a code, and on to paying it. */
export function reviewParts(order: StoredOrder, { key, now, refused }: Reviewed): ReactNode[] {
  const { totalMinor, terms, expiresAt, timeZone, href, title } = order;
  const pay = totalMinor > 0 ? `Pay ${sumOf(totalMinor, order)}` : 'Confirm my spot';
  return [
    refused && h(Notice, { key: 'refused', tone: 'bad' }, refused),
    h('p', { key: 'what' }, `Your spot at ${title} is held until ${when(expiresAt, timeZone)}.`),
    h(
      'dl',
      { key: 'lines', className: 'sums' },
      ...sumsOf(order).map(([name, sum], index) => h('div', { key: index }, h('dt', null, name), h('dd', null, sum))),
    ),
    totalMinor > 0 && h('p', { key: 'terms' }, deadlineWords(terms, order, now)),
    h('a', { key: 'pay', className: 'event-deed', href: `/guest/pay?t=${encodeURIComponent(key)}` }, pay),
    codeForm(order, key),
    h(MoreLinks, { key: 'event' }, h('a', { href }, `Back to ${title}`)),
  ];
}

const sumOf = (amountMinor: number, { currency }: StoredOrder) => formatMoney({ amountMinor, currency });

/** Every line at its full price, what comes off, and last the total. */
const sumsOf = (order: StoredOrder): (readonly [string, string])[] => [
  ...order.lines.map((line) => [nameOfLine(line), sumOf(line.fullMinor ?? line.amountMinor, order)] as const),
  ...deductionsOf(order.lines).map(({ name, amountMinor }) => [name, `−${sumOf(amountMinor, order)}`] as const),
  ...(order.serviceFeeMinor > 0 ? [['Service fee', sumOf(order.serviceFeeMinor, order)] as const] : []),
  ['Total', sumOf(order.totalMinor, order)],
];

function codeForm({ code, codeTerms }: StoredOrder, key: string) {
  if (!codeTerms) return null;
  return h(
    PostForm,
    { key: 'code', action: '/api/guest/code', sends: { key } },
    !code &&
      h(TextField, {
        label: 'Discount code',
        name: 'code',
        required: true,
        maxLength: 20,
        autoComplete: 'off',
        autoCapitalize: 'characters',
      }),
    h(SubmitButton, { text: code ? `Remove the code ${code.code}` : 'Apply' }),
  );
}

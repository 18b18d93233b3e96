import { createElement as h } from 'react';

interface DateBlockProps {
  /** An instant; the day is that of the event's zone. */
  readonly date: string;
  readonly timeZone: string;
}

const part = (timeZone: string, date: string, shown: 'day' | 'month'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, [shown]: shown === 'day' ? 'numeric' : 'short' }).format(new Date(date));

/** The day above its month. Words beside it say the whole date. */
export const DateBlock = ({ date, timeZone }: DateBlockProps) =>
  h(
    'span',
    { className: 'look-date', 'aria-hidden': true },
    h('b', null, part(timeZone, date, 'day')),
    part(timeZone, date, 'month'),
  );

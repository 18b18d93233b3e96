import { createElement as h, type ReactNode } from 'react';
import type { Occurrence } from '#shared/events/series/recurrence-schemas.ts';
import { Chip } from '../look/chip.ts';
import { LineIcon } from '../look/line-icon.ts';
import { EventSection } from './event-details.ts';
import type { LinkTo } from './event-facts.ts';

type Mine = 'in' | 'waiting' | 'offered' | 'requested' | 'none';

interface SeriesDatesProps {
  /** `Every Tuesday at 6:00 PM until Mar 3`. */
  readonly summary: string;
  /** Soonest first, with where the reader stands. */
  readonly dates: readonly (Occurrence & { readonly mine?: Mine })[];
  /** The event whose page this is. */
  readonly eventId: string;
  readonly pathOf: (eventId: string) => string;
  readonly link: LinkTo;
  /** One answer for many dates, for those who can give one. */
  readonly children?: ReactNode;
}

/** How an event repeats, and the way to its next dates, each of which is joined on its own page. */
export const SeriesDates = ({ summary, dates, eventId, pathOf, link, children }: SeriesDatesProps) =>
  h(
    EventSection,
    { title: 'Repeats' },
    h('p', null, summary),
    h(
      'ul',
      { className: 'event-list', 'aria-label': 'Next dates' },
      ...dates.map((date) =>
        h(
          'li',
          { key: date.eventId },
          date.eventId === eventId
            ? h('strong', { 'aria-current': 'page' }, whenWords(date.localStart))
            : h(
                link,
                { href: pathOf(date.eventId) },
                whenWords(date.localStart),
                h(LineIcon, { name: 'chevron-right' }),
              ),
          stateOf(date),
        ),
      ),
    ),
    children,
  );

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
/** The wall clock where it happens. */
const whenWords = (localStart: string) => clock.format(new Date(`${localStart}Z`));

function stateOf({ status, mine = 'none' }: SeriesDatesProps['dates'][number]) {
  if (status === 'cancelled') return h(Chip, { tone: 'bad' }, 'Canceled');
  if (status === 'postponed') return h(Chip, { tone: 'wait' }, 'Postponed');
  return mine === 'none' ? null : h(Chip, { tone: mine === 'in' ? 'in' : 'wait' }, standings[mine]);
}

const standings = {
  in: "You're in",
  waiting: 'In line',
  offered: 'A spot is held for you',
  requested: 'Request sent',
} as const;

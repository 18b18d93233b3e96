import { addDays, dayNumber, weekdayOf } from '#shared/local-dates.ts';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import '#web/app/cards/strips.css';
import { ContextMenu } from '#web/app/shell/page/context-menu.tsx';
import type { DiscoverQuery } from './discover-query.ts';
import { setFilters } from './set-filters.ts';

interface QuickFiltersProps {
  readonly query: DiscoverQuery;
  readonly onChange: (changes: AddressChanges) => void;
  readonly onOpen: () => void;
}

const isoDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Days on the reader's clock. On a Sunday the weekend is that day. */
function daysFrom(now: Date) {
  const today = isoDay.format(now);
  const weekday = weekdayOf(dayNumber(today));
  return {
    today: { from: today, until: today },
    week: { from: today, until: addDays(today, 6) },
    weekend: { from: addDays(today, Math.max(0, 5 - weekday)), until: addDays(today, 6 - weekday) },
  };
}

/** What people look for most, a press each, and the sheet with the rest. */
export function QuickFilters({ query, onChange, onOpen }: QuickFiltersProps) {
  const { today, week, weekend } = daysFrom(new Date());
  const days = ({ from, until }: typeof today, words: string) => ({
    words,
    isOn: query.from === from && query.until === until,
    set: { from, until },
    unset: { from: undefined, until: undefined },
  });
  const one = (name: 'dayPart' | 'mostPrice', isOn: boolean, value: string, words: string) => ({
    words,
    isOn,
    set: { [name]: value },
    unset: { [name]: undefined },
  });
  const chips = [
    days(today, 'Today'),
    days(week, 'This week'),
    days(weekend, 'Weekend'),
    one('dayPart', query.dayPart === 'evening', 'evening', 'Evening'),
    one('mostPrice', query.mostPrice === 'USD0', 'USD0', 'Free'),
  ];
  const count = setFilters(query).length;
  return (
    <section className="strip" aria-label="Quick filters">
      <ContextMenu current="events" />
      {chips.map(({ words, isOn, set, unset }) => (
        <button
          key={words}
          type="button"
          className="chip-button"
          aria-pressed={isOn}
          onClick={() => onChange(isOn ? unset : set)}
        >
          {words}
        </button>
      ))}
      <button type="button" className="chip-button" aria-haspopup="dialog" onClick={onOpen}>
        {count > 0 ? `Filters · ${count}` : 'Filters'}
      </button>
    </section>
  );
}

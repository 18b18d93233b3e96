/** Which of the two comes first in `3/4/2015`. */
export type DayOrder = 'monthFirst' | 'dayFirst';

const written = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:[T ]\d{1,2}:\d{2}.*)?$/;

/**
 * A day as YYYY-MM-DD from YYYY-MM-DD, YYYY/M/D, D.M.YYYY and M/D/YYYY or D/M/YYYY. Where a day can be read in both
 * orders, the order has to be given: it is `ambiguous` without.
 */
export function dayIn(cell: string, order?: DayOrder): string | 'ambiguous' | undefined {
  const [, first = '', sign, second = '', last = ''] = written.exec(cell.trim()) ?? [];
  if (first.length === 4) return dayOf(first, second, last);
  if (last.length !== 4) return undefined;
  const [dayFirst, monthFirst] = [dayOf(last, second, first), dayOf(last, first, second)];
  if (sign === '.' || order === 'dayFirst') return dayFirst;
  if (order === 'monthFirst') return monthFirst;
  return dayFirst && monthFirst && dayFirst !== monthFirst ? 'ambiguous' : (dayFirst ?? monthFirst);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The order that a column shows by itself, because some of its days can be read in that order alone. */
export function orderIn(cells: readonly string[]): DayOrder | undefined {
  const days = cells.filter((cell) => dayIn(cell) !== undefined);
  const fits = (order: DayOrder) => days.every((cell) => dayIn(cell, order) !== undefined);
  if (fits('monthFirst') === fits('dayFirst')) return undefined;
  return fits('monthFirst') ? 'monthFirst' : 'dayFirst';
}

/** What is wrong with a cell that has to be a day; undefined where nothing is. */
export function dayFault(cell: string, label: string): string | undefined {
  const day = cell.trim() === '' ? '' : dayIn(cell);
  if (day === undefined) return `${label} isn’t a date we can read. Write it as YYYY-MM-DD.`;
  return day === 'ambiguous' ? `${label} could be read as two different days. Write it as YYYY-MM-DD.` : undefined;
}

import { dateOf, firstOfMonth, nthWeekday } from '#shared/local-dates.ts';

type Rule = (january: number) => number | undefined;

const fixed =
  (month: number, day: number): Rule =>
  (january) =>
    firstOfMonth(january + month - 1) + day - 1;
const nth =
  (month: number, weekday: number, count: number): Rule =>
  (january) =>
    nthWeekday(january + month - 1, weekday, count);

/** Federal holidays of the United States, on the days themselves (5 U.S.C. 6103), Monday as 0. */
const rules: readonly (readonly [string, Rule])[] = [
  ["New Year's Day", fixed(1, 1)],
  ['Martin Luther King Jr. Day', nth(1, 0, 3)],
  ["Presidents' Day", nth(2, 0, 3)],
  ['Memorial Day', nth(5, 0, -1)],
  ['Juneteenth', fixed(6, 19)],
  ['Independence Day', fixed(7, 4)],
  ['Labor Day', nth(9, 0, 1)],
  ['Columbus Day', nth(10, 0, 2)],
  ['Veterans Day', fixed(11, 11)],
  ['Thanksgiving', nth(11, 3, 4)],
  ['Christmas Day', fixed(12, 25)],
];

const years = new Map<number, ReadonlyMap<string, string>>();

/** The name of the public holiday on a date; undefined on other days. */
export function publicHoliday(date: string): string | undefined {
  const year = Number(date.slice(0, 4));
  const known = years.get(year) ?? holidaysOf(year);
  years.set(year, known);
  return known.get(date);
}

const holidaysOf = (year: number): ReadonlyMap<string, string> =>
  new Map(
    rules.flatMap(([name, dayIn]) => {
      const day = dayIn(year * 12);
      return day === undefined ? [] : [[dateOf(day), name] as const];
    }),
  );

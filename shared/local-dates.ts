/** A calendar day without a zone as a count of days since 1970, so that no machine's own zone has a say in it. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00Z`) / 86_400_000;

/** The day of a number, `2026-12-05`. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** Whole months since year 0. */
export const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The first day of a month, as a day number. */
export const firstOfMonth = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;

/** The nth of a weekday in a month, counted from 1, or from the end where negative; undefined when it has none. */
export function nthWeekday(month: number, weekday: number, nth: number): number | undefined {
  const [first, next] = [firstOfMonth(month), firstOfMonth(month + 1)];
  if (nth < 0) return next - 1 - ((weekdayOf(next - 1) - weekday + 7) % 7) + (nth + 1) * 7;
  const day = first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
  return day < next ? day : undefined;
}

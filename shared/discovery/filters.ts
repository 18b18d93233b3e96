import * as z from 'zod';
import { dayPartOf, dayParts } from './day-part.ts';

/** What filters look at of an event. */
interface Filtered {
  readonly startsAt: string;
  readonly timeZone: string;
  /** Null without a limit. */
  readonly free: number | null;
}

const filter = <Schema extends z.ZodType>(
  schema: Schema,
  keeps: (event: Filtered, wanted: z.output<Schema>) => boolean,
) => ({ input: schema.optional(), keeps });

/** Everything a search can be narrowed by besides place, days and game: a line here is in the API and in every search. */
export const eventFilters = {
  dayPart: filter(z.enum(dayParts), (event, wanted) => dayPartOf(event) === wanted),
  seats: filter(z.coerce.number().int().min(1).max(50), ({ free }, wanted) => free === null || free >= wanted),
};

type Filters = typeof eventFilters;
type FilterName = keyof Filters;
const names = Object.keys(eventFilters) as FilterName[];

/** The filters as parts of an operation's input. */
export const filterInputs = Object.fromEntries(names.map((name) => [name, eventFilters[name].input])) as {
  [Name in FilterName]: Filters[Name]['input'];
};

/** What somebody asked for; absent where it does not matter. */
export type FilterValues = { readonly [Name in FilterName]?: z.output<Filters[Name]['input']> };

/** Whether an event passes all filters that are set; undefined when none is, so that nothing is held back. */
export function keeperOf(wanted: FilterValues): ((event: Filtered) => boolean) | undefined {
  const checks = names.flatMap((name) => {
    const value = wanted[name];
    const { keeps } = eventFilters[name] as { keeps: (event: Filtered, value: unknown) => boolean };
    return value === undefined ? [] : [(event: Filtered) => keeps(event, value)];
  });
  return checks.length === 0 ? undefined : (event) => checks.every((check) => check(event));
}

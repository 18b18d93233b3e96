import * as z from 'zod';
import { isForLevel, type ListedFacts } from '#shared/events/details/listed-facts.ts';
import type { ListedGroup } from '#shared/events/details/listed-groups.ts';
import { InclusionFact } from '#shared/events/details/said-facts.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { fromMoneyText, isAtMost, MoneyText } from '#shared/money.ts';

/** Parts of a day on the clock where the event is: until noon, until five, from then on. */
const dayParts = ['morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times. */
function hourFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

function dayPartOf({ startsAt, timeZone }: { startsAt: string; timeZone: string }): DayPart {
  const hour = Number(hourFormat(timeZone).format(new Date(startsAt)));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** What filters look at of an event. */
interface Filtered extends ListedFacts {
  readonly startsAt: string;
  readonly timeZone: string;
  /** Null without a limit. */
  readonly free: number | null;
  readonly groups?: readonly ListedGroup[] | undefined;
}

const filter = <Schema extends z.ZodType>(
  schema: Schema,
  keeps: (event: Filtered, wanted: z.output<Schema>) => boolean,
) => ({ input: schema.optional(), keeps });

/** All of these; in an address separated by commas. */
const Inclusion = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(InclusionFact).min(1).max(InclusionFact.options.length),
);

/** Everything a search can be narrowed by besides place, days and game: a line here is in the API and in every search. */
export const eventFilters = {
  dayPart: filter(z.enum(dayParts), (event, wanted) => !event.isTimeTbd && dayPartOf(event) === wanted),
  /** In one group where seats are in groups: a party is not divided. */
  seats: filter(z.coerce.number().int().min(1).max(50), ({ free, groups = [{ free }] }, wanted) =>
    groups.some((group) => group.free === null || group.free >= wanted),
  ),
  /** `USD0` finds what is free. */
  mostPrice: filter(MoneyText, ({ price }, wanted) => isAtMost(price, fromMoneyText(wanted))),
  /** The searcher's own. */
  level: filter(SkillLevel, isForLevel),
  inclusion: filter(Inclusion, ({ inclusion = [] }, wanted) => wanted.every((fact) => inclusion.includes(fact))),
};

type Filters = typeof eventFilters;
type FilterName = keyof Filters;
const names = Object.keys(eventFilters) as FilterName[];

/** The filters as parts of an operation's input. */
export const filterInputs = Object.fromEntries(names.map((name) => [name, eventFilters[name].input])) as {
  [Name in FilterName]: Filters[Name]['input'];
};

/** What a searcher asked for; absent where it does not matter. */
export type FilterValues = { readonly [Name in FilterName]?: z.output<Filters[Name]['input']> };

/** Whether an event passes all filters that are set; undefined when none is, so that nothing is held back. */
export function filterOf(wanted: FilterValues): ((event: Filtered) => boolean) | undefined {
  const checks = names.flatMap((name) => {
    const value = wanted[name];
    const { keeps } = eventFilters[name] as { keeps: (event: Filtered, value: unknown) => boolean };
    return value === undefined ? [] : [(event: Filtered) => keeps(event, value)];
  });
  return checks.length === 0 ? undefined : (event) => checks.every((check) => check(event));
}

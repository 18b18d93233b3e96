import type { TournamentDetails } from './schemas.ts';
import { mostOf } from './schemas.ts';

const longestDays = 31;
const days = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/**
 * What of a tournament's details does not go together, by field; empty where all of it does. Two courts of one name cannot
 * be told apart, a bracket holds 128 and a round robin of more than 32 is never over.
 */
export function detailFaults(details: Omit<TournamentDetails, 'cityPlaceId'>): Record<string, string> {
  const { startDate, endDate, dayFrom, dayUntil, registrationOpens, registrationCloses } = details;
  const faults: [string, boolean, string][] = [
    [
      'endDate',
      endDate < startDate || days(startDate, endDate) > longestDays,
      'On or after the first day, within a month.',
    ],
    ['dayUntil', dayUntil <= dayFrom, 'The end must be after the start.'],
    [
      'registrationCloses',
      registrationOpens !== undefined && registrationCloses !== undefined && registrationCloses <= registrationOpens,
      'The closing time has to be after the opening time.',
    ],
    [
      'withdrawalDeadline',
      details.takesCards === true && details.withdrawalDeadline === undefined,
      'Say until when players who paid by card can withdraw and get their money back.',
    ],
    [
      'categories',
      new Set(details.categories.flatMap(({ fee }) => fee?.currency ?? [])).size > 1 && details.takesCards === true,
      'Cards can pay fees in one currency only.',
    ],
    [
      'categories',
      details.categories.reduce((sum, category) => sum + matchesOf(category), 0) > mostOf.matches,
      'All categories together make too many matches. Take more pools, or fewer who play.',
    ],
    [
      'places',
      details.places.some(({ courts }) => new Set(courts).size < courts.length),
      'Each court has its own name.',
    ],
    ...details.categories.map((category, index): [string, boolean, string] => [
      `categories.${index}.maxEntries`,
      category.maxEntries > roomOf(category),
      `At most ${roomOf(category)} can play in this way.`,
    ]),
    ...details.categories.map(({ startWindow }, index): [string, boolean, string] => [
      `categories.${index}.startWindow.from`,
      startWindow !== undefined &&
        (startWindow.from.slice(0, 10) < startDate || startWindow.until.slice(0, 10) > endDate),
      'Within the days of the tournament.',
    ]),
  ];
  return Object.fromEntries(faults.filter(([, isWrong]) => isWrong).map(([field, , words]) => [field, words]));
}

/** How many can play in a format at most. */
function roomOf({ format, pools }: Format): number {
  if (format === 'round_robin') return mostOf.roundRobin;
  if (format === 'single_elimination' || format === 'double_elimination') return mostOf.bracket;
  return Math.min(mostOf.all, pools * mostOf.pool);
}

type Format = Pick<TournamentDetails['categories'][number], 'format' | 'pools' | 'maxEntries' | 'advance'>;

/** How many matches a full category has at most. */
function matchesOf({ format, pools, maxEntries, advance }: Format): number {
  const roundRobin = (count: number) => (count * (count - 1)) / 2;
  if (format === 'round_robin') return roundRobin(maxEntries);
  if (format === 'single_elimination' || format === 'double_elimination') return 2 * maxEntries;
  const inPools = pools * roundRobin(Math.ceil(maxEntries / pools));
  return format === 'pools' ? inPools : inPools + pools * advance;
}

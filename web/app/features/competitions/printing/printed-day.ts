import { clockWords } from '#shared/competitions/seasons/home/day-words.ts';
import type { HomeMatch } from '#shared/competitions/seasons/home/home-match.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { toLocal } from '#shared/time.ts';

/** One line on paper. */
export interface PrintedMatch {
  readonly key: string;
  /** On the clock of the place. Both are of the same form, so that they sort. */
  readonly localStart: string;
  /** `9:00 AM`. */
  readonly time: string;
  readonly court: string;
  /** Which category and round, where they differ within a day. */
  readonly about?: string;
  readonly sides: readonly [string, string];
  /** `5 – 3`, `21:15, 21:18`. */
  readonly result?: string | undefined;
}

/** All matches of one day, by time and court. */
export interface PrintedDay {
  /** `2027-02-06`. */
  readonly day: string;
  /** `Round 1`, where all of it is one round. */
  readonly round?: string | undefined;
  readonly matches: readonly PrintedMatch[];
}

/**
 * The days of a season.
 * @param place is said once on the page and left out of every line; undefined where there are several
 */
export function seasonPrintedDays(matches: readonly HomeMatch[], place: string | undefined): readonly PrintedDay[] {
  const rounds = Map.groupBy(matches, dayOf);
  return daysOf(
    matches.map(({ key, localStart, sides: [home, away], score, end, court }) => ({
      ...{ key, localStart },
      time: clockWords(localStart),
      court: place !== undefined && court.startsWith(`${place}, `) ? court.slice(place.length + 2) : court,
      sides: [home.name, away.name],
      result: score?.join(' – ') ?? end,
    })),
  ).map((day) => {
    const [round, ...others] = new Set((rounds.get(day.day) ?? []).map((match) => match.round));
    return { ...day, round: others.length === 0 ? round : undefined };
  });
}

/** The days of a tournament, on its own clock; matches without a time are not in it. */
export function tournamentPrintedDays(
  matches: readonly ShownMatch[],
  timeZone: string,
  categories: readonly { readonly categoryId: string; readonly name: string }[],
): readonly PrintedDay[] {
  const nameOf = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  return daysOf(
    matches.flatMap(({ key, startsAt, court = '', label, categoryId, sides: [home, away], score }) => {
      if (!startsAt) return [];
      const localStart = toLocal(new Date(startsAt), timeZone);
      return {
        ...{ key, localStart, court },
        time: clockWords(localStart),
        about: [nameOf.get(categoryId), label].filter(Boolean).join(', '),
        sides: [home?.name ?? '', away?.name ?? ''] as const,
        result: score,
      };
    }),
  );
}

const dayOf = ({ localStart }: Pick<PrintedMatch, 'localStart'>) => localStart.slice(0, 10);
const inOrder = new Intl.Collator('en', { numeric: true });

function daysOf(matches: readonly PrintedMatch[]): readonly PrintedDay[] {
  const sorted = matches.toSorted(
    (a, b) => inOrder.compare(a.localStart, b.localStart) || inOrder.compare(a.court, b.court),
  );
  return [...Map.groupBy(sorted, dayOf)].map(([day, own]) => ({ day, matches: own }));
}

import { quantity } from '#shared/quantity.ts';
import type { HomeMatch } from './home-match.ts';

/** A day on which a season is played. */
export interface MatchDay {
  /** On the season's calendar. */
  readonly day: string;
  /** Where all matches are of one round. */
  readonly round?: string;
  /** By time. */
  readonly matches: readonly HomeMatch[];
}

/** The next day with matches to come. */
export function nextDay(matches: readonly HomeMatch[], localNow: string): MatchDay | undefined {
  const ahead = matches.filter(({ score, end, localStart }) => !score && !end && localStart > localNow);
  return dayOf(ahead, first(ahead));
}

/** The latest day that has a result. */
export function lastDay(matches: readonly HomeMatch[]): MatchDay | undefined {
  const played = matches.filter(({ score }) => score);
  return dayOf(
    played,
    played
      .map(({ localStart }) => localStart)
      .toSorted()
      .at(-1)
      ?.slice(0, 10),
  );
}

const first = (matches: readonly HomeMatch[]): string | undefined =>
  matches
    .map(({ localStart }) => localStart)
    .toSorted()[0]
    ?.slice(0, 10);

function dayOf(matches: readonly HomeMatch[], day: string | undefined): MatchDay | undefined {
  if (day === undefined) return undefined;
  const own = matches
    .filter(({ localStart }) => localStart.startsWith(day))
    .toSorted((a, b) => a.localStart.localeCompare(b.localStart) || a.key.localeCompare(b.key));
  const rounds = new Set(own.map(({ round }) => round));
  const [round] = rounds;
  return { day, matches: own, ...(round && rounds.size === 1 && { round }) };
}

const dayMs = 24 * 60 * 60_000;

/** `today`, `tomorrow`, `in 12 days`, by the season's calendar; both may be days or moments of one clock. */
export function untilWords(at: string, localNow: string): string {
  const [day, today] = [at, localNow].map((local) => Date.parse(local.slice(0, 10)));
  const days = Math.round(((day ?? 0) - (today ?? 0)) / dayMs);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${quantity(days, 'day')}`;
}

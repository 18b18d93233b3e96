import { courtsOf } from './courts.ts';
import type { Tournament } from './schemas.ts';
import type { ShownMatch } from './views.ts';

const minuteMs = 60_000;
/** So long after its players were called, a match still asks them to come. */
const comeMinutes = 5;
/** A result stays on its court until the next match is called there, but not into another day. */
const resultMs = 12 * 60 * minuteMs;
const perPage = 4;
const mostNext = 3;

/** What a screen shows of one court. `minutes` counts from the call. */
export type TvCourt = { readonly court: string; readonly match: ShownMatch } & (
  | { readonly is: 'called' | 'playing'; readonly minutes: number }
  | { readonly is: 'over' | 'next' }
);

/** Everything on the screen at the courts, at one moment. */
export interface TvBoard {
  /** Pages of four courts, those with a match that asks for its players first. */
  readonly pages: readonly (readonly TvCourt[])[];
  /** The matches that come, without those that a court shows. */
  readonly next: readonly ShownMatch[];
  /** What the matches on the courts have in common, such as `Quarterfinals`. */
  readonly round: string | undefined;
  readonly played: number;
  /** Without matches that are not needed. */
  readonly total: number;
}

/** What the screen at the courts shows of the matches of a tournament. */
export function tvBoard(matches: readonly ShownMatch[], tournament: Pick<Tournament, 'places'>, now: Date): TvBoard {
  const courts = courtsOf(tournament).flatMap((court) => {
    const shown = courtNow(
      court,
      matches.filter((one) => one.court === court),
      now,
    );
    return shown ? [shown] : [];
  });
  const sorted = [...courts].sort((a, b) => rank(a) - rank(b));
  const onCourts = new Set(courts.map(({ match }) => match.key));
  const all = matches.filter(({ state }) => state !== 'never');
  return {
    pages: Array.from({ length: Math.ceil(sorted.length / perPage) }, (_, page) =>
      sorted.slice(page * perPage, (page + 1) * perPage),
    ),
    next: all.filter((one) => isAhead(one) && !onCourts.has(one.key)).slice(0, mostNext),
    round: roundOf(courts.flatMap((one) => (one.is === 'called' || one.is === 'playing' ? one.match.label : []))),
    played: all.filter(({ state }) => state === 'over').length,
    total: all.length,
  };
}

const rank = ({ is }: TvCourt): number => (is === 'called' ? 0 : 1);

const isOpen = ({ state }: ShownMatch): boolean => state === 'ready' || state === 'waiting';
const isAhead = (match: ShownMatch): boolean => isOpen(match) && !match.calledAt && match.startsAt !== undefined;

/** The match that was called, otherwise the last result, otherwise what comes. */
function courtNow(court: string, matches: readonly ShownMatch[], now: Date): TvCourt | undefined {
  const called = matches.find((one) => isOpen(one) && one.calledAt);
  if (called?.calledAt) {
    const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(called.calledAt)) / minuteMs));
    return { court, match: called, is: minutes < comeMinutes ? 'called' : 'playing', minutes };
  }
  const over = matches.findLast(
    ({ state, startsAt }) => state === 'over' && startsAt && Math.abs(now.getTime() - Date.parse(startsAt)) < resultMs,
  );
  if (over) return { court, match: over, is: 'over' };
  const next = matches.find(isAhead);
  return next && { court, match: next, is: 'next' };
}

/** `QF 2` and `QF 4` are Quarterfinals; matches of different rounds have none in common. */
function roundOf(labels: readonly string[]): string | undefined {
  const [only, ...others] = new Set(labels.map(roundName));
  return others.length > 0 ? undefined : only;
}

const roundName = (label: string): string =>
  label
    .replace(/ M\d+$/, '')
    .replace(/^R(\d+)$/, 'Round $1')
    .replace(/QF \d+$/, 'quarterfinals')
    .replace(/SF \d+$/, 'semifinals')
    .replace(/^./, (letter) => letter.toUpperCase());

/** The two numbers of each set, side by side: `21:15, 21:18` is 21 21 and 15 18. Nothing after a forfeit. */
export function sideScores({ score }: Pick<ShownMatch, 'score'>): readonly [string, string] | undefined {
  const sets = score?.split(', ').map((set) => set.split(':'));
  if (!sets?.every(({ length }) => length === 2)) return undefined;
  return [sets.map(([one]) => one).join(' '), sets.map(([, other]) => other).join(' ')];
}

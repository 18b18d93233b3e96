import type { Placed, PlacingRules, ToPlace } from '#shared/competitions/placing/placing.ts';
import { whyUnplaced } from '#shared/competitions/placing/why-unplaced.ts';
import { courtsOf } from '#shared/competitions/tournaments/courts.ts';
import { matchKey } from '#shared/competitions/tournaments/desk.ts';
import { bracketMatches, gameMatches, peopleOf } from '#shared/competitions/tournaments/people-of-matches.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { toInstant } from '#shared/time.ts';
import { type PlayedCategory, unplacedMatches } from '../played.ts';
import type { StoredTournament } from '../tournament-reader.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];
type Facts = StoredTournament['facts'];

/** Courts, hours and lengths of a tournament. */
export function placingRules(facts: Facts): PlacingRules {
  const { startDate, endDate, dayFrom, dayUntil, timeZone } = facts;
  const count = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(startDate) + index * dayMs).toISOString().slice(0, 10),
  );
  const at = (day: string, clock: string) => toInstant(`${day}T${clock}`, timeZone).getTime();
  return {
    courts: courtsOf(facts),
    days: days.map((day) => [at(day, dayFrom), at(day, dayUntil)] as const),
    matchMs: facts.matchMinutes * minuteMs,
    changeoverMs: facts.changeoverMinutes * minuteMs,
    restMs: facts.restMinutes * minuteMs,
  };
}

/** Every match of a tournament with who may be in it and what comes before, within the window of its category. */
export function toPlace(facts: Facts, played: readonly PlayedCategory[], earliest: number): ToPlace[] {
  const { matchMs } = placingRules(facts);
  const all = played.flatMap(({ game }) => game.entrants.flatMap(({ personIds }) => personIds));
  const twice = new Set(all.filter((personId, at) => all.indexOf(personId) !== at));
  return played.flatMap(({ categoryId, game, matches, bracket }) => {
    const window = facts.categories.find((one) => one.categoryId === categoryId)?.startWindow;
    const instant = (local: string) => toInstant(local, facts.timeZone).getTime();
    const from = Math.max(earliest, window ? instant(window.from) : Number.NEGATIVE_INFINITY);
    const until = window ? instant(window.until) + matchMs : Number.POSITIVE_INFINITY;
    const people = peopleOf(game);
    const before = matches.map(({ matchId }) => matchKey({ categoryId, stage: 'game', matchId }));
    const own = [
      ...gameMatches(categoryId, matches, people),
      ...(bracket ? bracketMatches(categoryId, bracket.bracket, people, before, twice) : []),
    ];
    return own.map((match) => ({ ...match, from, until }));
  });
}

/** Matches that have a court and a time. */
export const placedOf = (matches: readonly ShownMatch[]): Placed[] =>
  matches.flatMap(({ key, court, startsAt }) =>
    court && startsAt ? [{ key, court, start: Date.parse(startsAt) }] : [],
  );

/** The same matches, those that find no room with what keeps them from it. */
export function withReasons(
  { facts, status }: Pick<StoredTournament, 'facts' | 'status'>,
  played: readonly PlayedCategory[],
  matches: readonly ShownMatch[],
  now: Date,
): ShownMatch[] {
  const without = new Set(unplacedMatches(matches).map(({ key }) => key));
  if (without.size === 0) return [...matches];
  const earliest = status === 'draw' ? Number.NEGATIVE_INFINITY : now.getTime();
  const reasons = whyUnplaced(toPlace(facts, played, earliest), placingRules(facts), placedOf(matches));
  return matches.map((match) => {
    const unplacedFor = without.has(match.key) ? reasons.get(match.key) : undefined;
    return unplacedFor ? { ...match, unplacedFor } : match;
  });
}

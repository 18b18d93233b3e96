import type { Side } from '../../brackets/bracket.ts';
import { endWords, isAhead, setsWords } from '../../games/scoring/score-words.ts';
import type { PublicSchedule } from '../../schedules/views.ts';

export interface HomeSide {
  readonly id: string;
  readonly name: string;
  readonly logo?: string;
}

/** A match of a season with a time, of its schedule or of its playoffs, as the season's own page shows it. */
export interface HomeMatch {
  readonly key: string;
  /** On the season's clock. */
  readonly localStart: string;
  readonly sides: readonly [HomeSide, HomeSide];
  /** `Round 7`, `Semi-finals`. */
  readonly round: string;
  /** `Zilker Park, Field 2`. */
  readonly court: string;
  readonly score?: readonly [number, number];
  readonly winner?: Side;
  /** What the numbers do not say: `After overtime`, or the sets: `11–7, 9–11, 11–8`. */
  readonly end?: string;
}

export type SideOf = (id: string) => HomeSide;

/** The teams of a season by id; one that is no longer there keeps the name that a playoff knows it by. */
export function sidesOf(squads: PublicSchedule['squads'], names: Readonly<Record<string, string>> = {}): SideOf {
  const known = new Map(
    squads.map(({ squadId, name, logo }) => [squadId, { id: squadId, name, ...(logo && { logo }) }]),
  );
  return (id) => known.get(id) ?? { id, name: names[id] ?? 'Former team' };
}

/** The published matches that have a time. */
export function scheduledMatches({ matches, places, squads }: PublicSchedule): readonly HomeMatch[] {
  const sideOf = sidesOf(squads);
  return matches.flatMap(({ matchId, at, homeId, awayId, round, score }) => {
    if (!at) return [];
    const sides = [sideOf(homeId), sideOf(awayId)] as const;
    const [home, away] = score?.scores ?? [];
    const winner = score && ([0, 1] as const).find((side) => isAhead(score, side));
    const end = score && (endWords(score, [sides[0].name, sides[1].name]) ?? setsWords(score));
    return {
      key: matchId,
      localStart: at.localStart.slice(0, 16),
      sides,
      round: `Round ${round}`,
      court: courtOf(places, at),
      ...(home !== undefined && away !== undefined && { score: [home, away] as const }),
      ...(winner !== undefined && { winner }),
      ...(end && { end }),
    };
  });
}

function courtOf(places: PublicSchedule['places'], at: { readonly placeId: string; readonly courtId: string }): string {
  const place = places.find(({ placeId }) => placeId === at.placeId);
  const court = place?.courts.find(({ courtId }) => courtId === at.courtId);
  return [place?.name, court?.name].filter(Boolean).join(', ');
}

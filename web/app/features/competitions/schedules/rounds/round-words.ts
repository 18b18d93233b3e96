import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { HandMove } from '#shared/competitions/schedules/hand-moves.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { sayDay } from '../board/board-slots.ts';
import { clockAt, courtNames, dayAt, squadNames } from '../names.ts';

/** How the editor speaks of a draft's matches and times. */
export interface RoundWords {
  readonly nameOf: (squadId: string) => string;
  /** `Field 2`; with its place where there are several. */
  readonly fieldOf: (placeId: string, courtId: string) => string;
  /** `Heroes – Kicks`. */
  readonly sayMatch: (match: ScheduledMatch) => string;
  /** `Sat, Feb 13, 10:15 AM, Field 2`. */
  readonly sayTime: (at: PlayedAt) => string;
}

export function roundWords({ squads, plan }: Pick<ScheduleDesk, 'squads' | 'plan'>): RoundWords {
  const nameOf = squadNames(squads);
  const places = plan?.places ?? [];
  const withPlace = courtNames(places);
  const [only, ...others] = places;
  const fieldOf = (placeId: string, courtId: string) =>
    (others.length === 0 && only?.courts.find((court) => court.courtId === courtId)?.name) ||
    withPlace(placeId, courtId);
  return {
    nameOf,
    fieldOf,
    sayMatch: ({ homeId, awayId }) => `${nameOf(homeId)} – ${nameOf(awayId)}`,
    sayTime: (at) => `${sayDay(dayAt(at))}, ${clockAt(at)}, ${fieldOf(at.placeId, at.courtId)}`,
  };
}

/** What comes of dropping a match there, before it is dropped. */
export function sayOutcome(outcome: HandMove, to: PlayedAt, { sayMatch, sayTime }: RoundWords): string {
  switch (outcome.kind) {
    case 'stays':
      return `${sayTime(to)}: where it was.`;
    case 'refused':
      return `${sayTime(to)}: not possible. ${outcome.why}`;
    case 'swaps':
      return `${sayTime(to)}: swaps with ${sayMatch(outcome.other)}. No conflicts.`;
    default:
      return `${sayTime(to)}: free. No conflicts.`;
  }
}

/** What came of it. */
export function sayDone(match: ScheduledMatch, outcome: HandMove, to: PlayedAt, words: RoundWords): string {
  const { sayMatch, sayTime } = words;
  if (outcome.kind === 'refused') return `${sayMatch(match)} stays where it was. ${outcome.why}`;
  if (outcome.kind === 'swaps' && match.at)
    return `${sayMatch(match)} is now on ${sayTime(to)}. ${sayMatch(outcome.other)} moved to ${sayTime(match.at)}.`;
  return outcome.kind === 'moves'
    ? `${sayMatch(match)} is now on ${sayTime(to)}.`
    : `${sayMatch(match)} stays where it was.`;
}

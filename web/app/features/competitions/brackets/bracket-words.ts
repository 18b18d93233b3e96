import type { Side } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { gamesWon } from '#shared/competitions/brackets/match-score.ts';

export type NameOf = (entrantId: string) => string;
/** The time and court of a match, in words. */
export type PlaceOf = (matchId: string) => string | undefined;

/** The entrant on a side, or the match it waits for. */
export function sideName({ slots }: BracketMatch, side: Side, nameOf: NameOf): string {
  const slot = slots[side];
  if (slot.slotState === 'bye') return 'Bye';
  return slot.slotState === 'set' ? nameOf(slot.entrantId) : slot.waitsFor;
}

/** `Winner of M3` instead of `Winner of Winners R1 M3`, where a line leads there from that round. */
export const besideLine = (waitsFor: string): string => waitsFor.replace(/^(Winner of ).*?((?:M|QF |SF )\d+)$/, '$1$2');

/** The score of a single game, or the games won in a longer match. */
export function sideScore({ record, bestOf }: BracketMatch, side: Side): string {
  const [game] = record?.games ?? [];
  if (!record || !game) return '';
  return String(bestOf === 1 ? game.scores[side] : gamesWon(record.games)[side]);
}

const words = {
  waiting: 'Waiting',
  ready: 'Ready to play',
  in_progress: 'In progress',
  final: 'Played',
  forfeited: 'Forfeit',
  bye: 'Bye',
  cancelled: 'Not needed',
} as const;

export const statusWords = ({ status }: BracketMatch): string => words[status];

/** A match in one sentence, as it is read aloud. */
export function matchWords(match: BracketMatch, nameOf: NameOf): string {
  const sides = ([0, 1] as const).map((side) => `${sideName(match, side, nameOf)} ${sideScore(match, side)}`.trim());
  const won = match.winner === undefined ? '' : ` ${sideName(match, match.winner, nameOf)} advances.`;
  return `${match.label}: ${sides.join(' against ')}. ${statusWords(match)}.${won}`;
}

import type { Side } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { gamesWords, partsWords, playedPairs } from '#shared/competitions/brackets/games-words.ts';
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

/** Most pairs of numbers that have room beside a name. */
const mostShown = 5;

/** What stands beside a name: `11 9 11` of three sets, or the number of a single game. */
export function sideScore(match: BracketMatch, side: Side): string {
  const pairs = playedPairs(match.record?.games ?? []);
  return pairs.length > mostShown ? wonScore(match, side) : pairs.map((pair) => String(pair[side])).join(' ');
}

/** `11–7, 9–11, 11–8`; nothing where no game was played. */
export const scoreWords = ({ record }: BracketMatch): string => gamesWords(record?.games ?? []);

/** The score of a single game, or the games won in a longer match. */
function wonScore({ record, bestOf }: BracketMatch, side: Side): string {
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
  const sides = ([0, 1] as const).map((side) => `${sideName(match, side, nameOf)} ${wonScore(match, side)}`.trim());
  const parts = partsWords(match.record?.games ?? []);
  const won = match.winner === undefined ? '' : ` ${sideName(match, match.winner, nameOf)} advances.`;
  return `${match.label}: ${sides.join(' against ')}.${parts ? ` ${parts}.` : ''} ${statusWords(match)}.${won}`;
}

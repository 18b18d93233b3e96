import type { Bracket } from './bracket.ts';
import { type BracketMatch, slotOf } from './bracket-match.ts';
import { gamesWon } from './match-score.ts';

/** Who won it all, once that is decided. */
export function championOf(matches: readonly BracketMatch[], bracket: Bracket): string | undefined {
  if (bracket.configuration.format === 'round_robin_final') return bestOfAll(matches, bracket);
  const last =
    matches.findLast(({ part, status }) => part === 'grand_final' && status !== 'cancelled') ??
    matches.findLast(({ part }) => part === 'winners');
  return last && winnerOf(last);
}

function winnerOf(match: BracketMatch): string | undefined {
  const slot = slotOf(match, match.winner);
  return slot?.slotState === 'set' ? slot.entrantId : undefined;
}

/** Most matches won, then among those who are equal the most against each other, then most games won, then the better seed. */
function bestOfAll(matches: readonly BracketMatch[], { seeds }: Bracket): string | undefined {
  if (matches.length === 0 || matches.some(({ winner }) => winner === undefined)) return undefined;
  let left = seeds.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));
  left = mostOf(left, (entrantId) => winsOf(entrantId, matches));
  const among = matches.filter(({ slots }) =>
    slots.every((slot) => slot.slotState === 'set' && left.includes(slot.entrantId)),
  );
  left = mostOf(left, (entrantId) => winsOf(entrantId, among));
  return mostOf(left, (entrantId) => gamesOf(entrantId, matches))[0];
}

function mostOf(entrantIds: readonly string[], count: (entrantId: string) => number): string[] {
  const most = Math.max(...entrantIds.map(count));
  return entrantIds.filter((entrantId) => count(entrantId) === most);
}

const winsOf = (entrantId: string, matches: readonly BracketMatch[]) =>
  matches.filter((match) => winnerOf(match) === entrantId).length;

const gamesOf = (entrantId: string, matches: readonly BracketMatch[]) =>
  matches.reduce((sum, { slots, record }) => {
    const side = slots.findIndex((slot) => slot.slotState === 'set' && slot.entrantId === entrantId);
    return sum + (gamesWon(record?.games ?? [])[side] ?? 0);
  }, 0);

import type { Bracket } from '../bracket.ts';
import { type BracketMatch, type Slot, slotOf } from '../bracket-match.ts';
import type { PlannedMatch, Source } from '../plan/plan.ts';

type Matches = ReadonlyMap<string, BracketMatch>;
type Ranks = ReadonlyMap<string, number>;

/** Who is on both sides, from the matches before. */
export function fillSlots(
  { sides, onlyIfUpset }: PlannedMatch,
  bracket: Bracket,
  matches: Matches,
  ranks: Ranks,
): [Slot, Slot] {
  const before = onlyIfUpset ? matches.get(onlyIfUpset)?.winner : 1;
  if (before !== 1) {
    const words = before === 0 ? 'Not needed' : 'If needed';
    return [tbd(words), tbd(words)];
  }
  return [fillSlot(sides[0], bracket, matches, ranks), fillSlot(sides[1], bracket, matches, ranks)];
}

function fillSlot(source: Source, { seeds }: Bracket, matches: Matches, ranks: Ranks): Slot {
  if (source.from === 'bye') return { slotState: 'bye' };
  if (source.from === 'nth_winner') return nthWinner(source, matches, ranks);
  if (source.from !== 'seed') return fromMatch(source.from, matches.get(source.matchId));
  const slot = seeds[source.seed - 1];
  return !slot || slot.slotState === 'tbd' ? tbd(slot?.waitsFor ?? `Seed ${source.seed}`) : slot;
}

/** Undefined before the match is decided. */
function fromMatch(from: 'winner' | 'loser', match: BracketMatch | undefined): Slot {
  const winner = match?.winner;
  const open = tbd(`${from === 'winner' ? 'Winner' : 'Loser'} of ${match?.label ?? 'a match'}`);
  if (!match || winner === undefined) return open;
  return slotOf(match, from === 'winner' ? winner : winner === 0 ? 1 : 0) ?? open;
}

/** Undefined before all of the round is decided. */
function nthWinner({ matchIds, nth }: Source & { from: 'nth_winner' }, matches: Matches, ranks: Ranks): Slot {
  const winners = matchIds.flatMap((matchId) => {
    const match = matches.get(matchId);
    const slot = match && slotOf(match, match.winner);
    return slot?.slotState === 'set' ? [slot] : [];
  });
  const sorted = winners.sort((a, b) => (ranks.get(a.entrantId) ?? 0) - (ranks.get(b.entrantId) ?? 0));
  const found = winners.length === matchIds.length ? sorted[nth - 1] : undefined;
  return found ?? tbd(nth === 1 ? 'Best seed left' : `Seed ${nth} of those left`);
}

const tbd = (waitsFor: string): Slot => ({ slotState: 'tbd', waitsFor });

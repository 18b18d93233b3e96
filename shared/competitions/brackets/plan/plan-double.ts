import type { BracketConfiguration } from '../configuration.ts';
import { elimination } from '../elimination.ts';
import { dropOrder } from './drop-order.ts';
import { loserOf, type PlannedMatch, type Source, winnerOf } from './plan.ts';
import { losersRounds } from './plan-losers.ts';

/** A double elimination: a first loss drops an entrant into the losers' part, a second is out. */
export function planDouble({ grandFinal }: BracketConfiguration, sources: readonly Source[]): PlannedMatch[] {
  const winners = elimination({ part: 'winners', letter: 'W' }, sources);
  const dropping = winners.map((round, index) => dropOrder(round.map(loserOf), index + 1));
  const losers = winners.length > 1 ? losersRounds({ part: 'losers', letter: 'L' }, dropping) : [];
  const top = winners.at(-1)?.at(0);
  if (!top || grandFinal === 'none') return [...winners, ...losers].flat();
  const fromBelow = losers.at(-1)?.at(0);
  const sides: [Source, Source] = [winnerOf(top), fromBelow ? winnerOf(fromBelow) : loserOf(top)];
  return [...[...winners, ...losers].flat(), ...grandFinals(grandFinal, sides)];
}

/** Who never lost has to lose twice where there is a reset: the second final is played only after an upset. */
function grandFinals(kind: 'simple' | 'reset', sides: [Source, Source]): PlannedMatch[] {
  const match = { part: 'grand_final', number: 1 } as const;
  if (kind === 'simple') return [{ ...match, matchId: 'G1-1', round: 1, roundsAfter: 0, sides }];
  return [
    { ...match, matchId: 'G1-1', round: 1, roundsAfter: 0, sides },
    { ...match, matchId: 'G2-1', round: 2, roundsAfter: 0, sides, onlyIfUpset: 'G1-1' },
  ];
}

import type { BracketConfiguration } from './configuration.ts';
import type { PlannedMatch } from './plan/plan.ts';

/** Most games of a match. In a double elimination the finals of both parts are its semi-finals. */
export function bestOf({ bestOfByRound, format, grandFinal }: BracketConfiguration, match: PlannedMatch): number {
  const { final, semi, quarter, default: usual } = bestOfByRound;
  if (match.part === 'grand_final') return final ?? usual;
  if (match.part !== 'winners' && match.part !== 'losers') return usual;
  const later = format === 'double' && (grandFinal !== 'none' || match.part === 'losers') ? 1 : 0;
  return [final, semi, quarter][match.roundsAfter + later] ?? usual;
}

/** Games that win a match. */
export const winsNeeded = (mostGames: number): number => Math.ceil(mostGames / 2);

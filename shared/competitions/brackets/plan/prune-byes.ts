import type { PlannedMatch, Source } from './plan.ts';

const bye: Source = { from: 'bye' };

/**
 * Takes out the matches that can never be played: an entrant without an opponent is where the winner would have been.
 * Byes of the first round stay, because people look for them, and because they advance no one before seeds are confirmed.
 */
export function pruneByes(plan: readonly PlannedMatch[], isBye: (seed: number) => boolean): PlannedMatch[] {
  const gone = new Map<string, Source>();
  const walkovers = new Set<string>();
  const lostBy = (matchId: string) => gone.has(matchId) || walkovers.has(matchId);
  const found = (source: Source): Source => {
    switch (source.from) {
      case 'seed':
        return isBye(source.seed) ? bye : source;
      case 'winner':
        return gone.get(source.matchId) ?? source;
      case 'loser':
        return lostBy(source.matchId) ? bye : source;
      default:
        return source;
    }
  };
  return plan.flatMap((match) => {
    const sides: [Source, Source] = [found(match.sides[0]), found(match.sides[1])];
    const others = sides.filter(({ from }) => from !== 'bye');
    const [other = bye] = others;
    if (others.length === 2) return [{ ...match, sides }];
    if (others.length === 1 && isOpening(match)) {
      walkovers.add(match.matchId);
      return [{ ...match, sides }];
    }
    gone.set(match.matchId, other);
    return [];
  });
}

/** In the first round of an elimination. */
const isOpening = ({ part, round, roundsAfter }: PlannedMatch): boolean =>
  part === 'winners' && round === 1 && roundsAfter > 0;

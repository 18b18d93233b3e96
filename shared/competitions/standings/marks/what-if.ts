import type { Competition } from '../competition.ts';
import type { MatchResult } from '../results.ts';

/** What a reader supposes of a match that is still to be played. */
export interface Supposed {
  readonly matchId: string;
  readonly home: number;
  readonly away: number;
}

/** The same competition, had those matches ended so. What is supposed of a match that is not open changes nothing. */
export function supposing(competition: Competition, supposed: readonly Supposed[]): Competition {
  const byMatch = new Map(supposed.map((one) => [one.matchId, one]));
  const open = competition.open ?? [];
  const results = open.flatMap(({ on, ...match }): MatchResult[] => {
    const one = byMatch.get(match.matchId);
    if (!one) return [];
    return [
      {
        ...match,
        playedOn: on ?? competition.asOf ?? '9999-12-31',
        score: { home: one.home, away: one.away },
        resultType: 'regular',
        counts: 'table',
      },
    ];
  });
  const last = results.reduce((day, { playedOn }) => (playedOn > day ? playedOn : day), competition.asOf ?? '');
  return {
    ...competition,
    ...(competition.asOf && { asOf: last }),
    results: [...competition.results, ...results],
    open: open.filter(({ matchId }) => !byMatch.has(matchId)),
  };
}

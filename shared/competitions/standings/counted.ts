import type { Competition } from './competition.ts';
import type { Entrant, MatchResult, OpenMatch } from './results.ts';

/** What counts on the day, and what is still to come. */
export interface Counted {
  readonly results: readonly MatchResult[];
  readonly open: readonly OpenMatch[];
  /** Who has left by the day. */
  readonly left: ReadonlySet<string>;
  /** Who has left and whose results count for no one. */
  readonly annulled: ReadonlySet<string>;
}

const latest = '9999-12-31';

/** Results that count by a day. An abandoned match counts once it is decided, by a new match or as a forfeit. */
export function countedBy(competition: Competition): Counted {
  const { entrants, asOf = latest } = competition;
  const counting = competition.results.filter(
    ({ counts, resultType }) => counts === 'table' && resultType !== 'abandoned',
  );
  const results = counting.filter(({ playedOn }) => playedOn <= asOf);
  const later = counting.filter(({ playedOn }) => playedOn > asOf);
  const open = [...(competition.open ?? []), ...later.map(toOpen)];
  const left = new Set(entrants.filter((entrant) => hasLeft(entrant, asOf)).map(({ entrantId }) => entrantId));
  const annulled = new Set([...left].filter((entrantId) => isAnnulled(entrantId, results, open, competition)));
  const stands = ({ homeId, awayId }: OpenMatch) => !annulled.has(homeId) && !annulled.has(awayId);
  const standing = open.filter(stands);
  const isLost = ({ homeId, awayId }: OpenMatch) => left.has(homeId) || left.has(awayId);
  return {
    results: [...results.filter(stands), ...standing.filter(isLost).map((match) => forfeit(match, left))],
    open: standing.filter((match) => !isLost(match)),
    left,
    annulled,
  };
}

/** Tie-breaking matches by the day. */
export const playoffsBy = ({ results, asOf = latest }: Competition): readonly MatchResult[] =>
  results.filter(({ counts, resultType, playedOn }) => {
    return counts === 'playoff' && resultType !== 'abandoned' && playedOn <= asOf;
  });

const toOpen = ({ matchId, homeId, awayId, playedOn }: MatchResult): OpenMatch => ({
  matchId,
  homeId,
  awayId,
  on: playedOn,
});

const hasLeft = ({ status, leftOn = '' }: Entrant, asOf: string) => status !== 'in' && leftOn <= asOf;

const isOf = (entrantId: string, { homeId, awayId }: OpenMatch) => homeId === entrantId || awayId === entrantId;

function isAnnulled(
  entrantId: string,
  results: readonly OpenMatch[],
  open: readonly OpenMatch[],
  { ruleset: { annulRule } }: Competition,
): boolean {
  if (annulRule !== 'annul_if_less_than_half') return annulRule === 'annul_all';
  const played = results.filter((match) => isOf(entrantId, match)).length;
  const ahead = open.filter((match) => isOf(entrantId, match)).length;
  return played * 2 < played + ahead;
}

const forfeit = ({ on, ...match }: OpenMatch, left: ReadonlySet<string>): MatchResult => ({
  ...match,
  playedOn: on ?? latest,
  score: { home: 0, away: 0 },
  resultType: 'forfeit',
  forfeitedBy: left.has(match.homeId) ? (left.has(match.awayId) ? 'both' : 'home') : 'away',
  counts: 'table',
});

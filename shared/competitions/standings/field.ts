import { type Appearance, appearancesOf } from './appearance.ts';
import type { Competition } from './competition.ts';
import { type Counted, countedBy, playoffsBy } from './counted.ts';
import { eloRatings, startRating } from './order/elo.ts';
import type { Adjustment, Entrant, ManualOrder } from './results.ts';
import type { Ruleset } from './ruleset.ts';
import { shareOf, type Tally, tallyOf } from './tally.ts';

/** Everything that tie-breakers look at, worked out once. */
export interface Field {
  readonly ruleset: Ruleset;
  readonly entrants: ReadonlyMap<string, Entrant>;
  readonly counted: Counted;
  readonly appearances: ReadonlyMap<string, readonly Appearance[]>;
  readonly playoffs: ReadonlyMap<string, readonly Appearance[]>;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly adjustments: ReadonlyMap<string, readonly Adjustment[]>;
  readonly manualOrders: readonly ManualOrder[];
  readonly ratings: ReadonlyMap<string, number>;
  readonly lotsSeed: string | undefined;
}

export function fieldOf(competition: Competition): Field {
  const { ruleset, entrants, lotsSeed } = competition;
  const counted = countedBy(competition);
  const appearances = byEntrant(
    entrants,
    counted.results.flatMap((result) => appearancesOf(result, ruleset)),
  );
  const isMade = ({ madeOn }: { readonly madeOn: string }) => madeOn <= (competition.asOf ?? madeOn);
  const adjustments = ruleset.adjustmentsAllowed ? (competition.adjustments ?? []).filter(isMade) : [];
  return {
    ruleset,
    entrants: new Map(entrants.map((entrant) => [entrant.entrantId, entrant])),
    counted,
    appearances,
    playoffs: byEntrant(
      entrants,
      playoffsBy(competition).flatMap((result) => appearancesOf(result, ruleset)),
    ),
    tallies: new Map(entrants.map(({ entrantId }) => [entrantId, tallyOf(appearances.get(entrantId) ?? [])])),
    adjustments: byEntrant(entrants, adjustments),
    manualOrders: (competition.manualOrders ?? []).filter(isMade),
    ratings: ruleset.basis === 'elo' ? eloRatings(counted.results, ruleset) : new Map(),
    lotsSeed,
  };
}

function byEntrant<One extends { readonly entrantId: string }>(
  entrants: readonly Entrant[],
  all: readonly One[],
): Map<string, One[]> {
  const sorted = new Map<string, One[]>(entrants.map(({ entrantId }) => [entrantId, []]));
  for (const one of all) sorted.get(one.entrantId)?.push(one);
  return sorted;
}

/** What an entrant has, adjustments included where the table goes by points. */
export function pointsOf(field: Field, entrantId: string): number {
  const given = field.adjustments.get(entrantId) ?? [];
  return (field.tallies.get(entrantId)?.points ?? 0) + given.reduce((total, { points }) => total + points, 0);
}

/** The figure that a table goes by first. */
export function basisOf(field: Field, entrantId: string): number {
  const tally = field.tallies.get(entrantId) ?? tallyOf([]);
  if (field.ruleset.basis === 'points') return pointsOf(field, entrantId);
  if (field.ruleset.basis === 'win_pct') return tally.pct;
  if (field.ruleset.basis === 'elo') return Math.round(field.ratings.get(entrantId) ?? startRating);
  return shareOf(tally.for, tally.for + tally.against);
}

import { quantity } from '#shared/quantity.ts';
import type { Appearance } from './appearance.ts';
import type { Competition } from './competition.ts';
import { basisOf, type Field, fieldOf, pointsOf } from './field.ts';
import { marksOf } from './marks/marks.ts';
import { type Order, orderOf } from './order/order.ts';
import { whyOf } from './order/why.ts';
import type { Form, Mark, Row, TraceStep } from './row.ts';
import { sentenceOf } from './sentences.ts';
import { tallyOf } from './tally.ts';

const formOf = { win: 'win', ot_win: 'win', draw: 'draw', ot_loss: 'loss', loss: 'loss' } as const;

/** How the latest matches went, in the order they were played. */
function latestForm(appearances: readonly Appearance[]): Pick<Row, 'streak' | 'last5'> {
  const forms: Form[] = appearances
    .toSorted((a, b) => (`${a.playedOn} ${a.matchId}` < `${b.playedOn} ${b.matchId}` ? -1 : 1))
    .map(({ outcome }) => formOf[outcome]);
  const last = forms.at(-1);
  if (!last) return { streak: undefined, last5: [] };
  const other = forms.findLastIndex((form) => form !== last);
  return { streak: { form: last, length: forms.length - 1 - other }, last5: forms.slice(-5) };
}

/** A table, best first: who is ranked, then who has not played enough, then who has left. */
export interface Standings {
  readonly rows: readonly Row[];
  /** Those the rules leave tied, by id. */
  readonly unresolved: readonly (readonly string[])[];
}

/** The rank of each entrant and why, from nothing but the results and the rules. */
export function standingsOf(competition: Competition): Standings {
  const field = fieldOf(competition);
  const { ranked, short, left } = partsOf(field);
  const order = orderOf(field, ranked);
  const marks = marksOf(competition, field, order);
  const row = rowMaker(field, marks);
  const rows = order.groups.flatMap((group, index) => {
    const rank = 1 + order.groups.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return group.map((entrantId) =>
      row(entrantId, { rank, isShared: group.length > 1, why: whyOf({ entrantId, rank }, order, field) }, order),
    );
  });
  const missing = (entrantId: string) => row(entrantId, { why: whyNotRanked(entrantId, field) });
  return {
    rows: [...rows, ...inOrder(short, field).map(missing), ...inOrder(left, field).map(missing)],
    unresolved: order.groups.filter((group) => group.length > 1),
  };
}

const inOrder = (entrantIds: readonly string[], field: Field): readonly string[] =>
  orderOf(field, entrantIds).groups.flat();

/** Who has a rank, who has not played enough for one, and who has left. */
function partsOf({ entrants, counted, tallies, ruleset }: Field) {
  const ids = [...entrants.keys()];
  const here = ids.filter((entrantId) => !counted.left.has(entrantId));
  const hasPlayed = (entrantId: string) => (tallies.get(entrantId)?.played ?? 0) >= ruleset.minMatchesToRank;
  return {
    ranked: here.filter(hasPlayed),
    short: here.filter((entrantId) => !hasPlayed(entrantId)),
    left: ids.filter((entrantId) => counted.left.has(entrantId)),
  };
}

type Placed = Pick<Row, 'why'> & Partial<Pick<Row, 'rank' | 'isShared'>>;

const rowMaker =
  (field: Field, marks: ReadonlyMap<string, Mark>) =>
  (entrantId: string, { rank, isShared = false, why }: Placed, order?: Order): Row => ({
    ...(field.tallies.get(entrantId) ?? tallyOf([])),
    ...latestForm(field.appearances.get(entrantId) ?? []),
    points: pointsOf(field, entrantId),
    figure: basisOf(field, entrantId),
    entrantId,
    name: field.entrants.get(entrantId)?.name ?? entrantId,
    rank,
    isShared,
    isWithdrawn: field.counted.left.has(entrantId),
    adjustments: field.adjustments.get(entrantId) ?? [],
    mark: marks.get(entrantId),
    why,
    trace: order ? traceOf(entrantId, order, field) : [],
  });

/** The steps that judged an entrant; of the first, the entrants it left level. */
function traceOf(entrantId: string, { steps }: Order, field: Field): TraceStep[] {
  return steps
    .filter(({ groups }) => groups.some((group) => group.includes(entrantId)))
    .map((step) => ({ ...step, sentence: sentenceOf(step, field) }));
}

function whyNotRanked(entrantId: string, { counted, tallies, ruleset, entrants }: Field): string {
  if (!counted.left.has(entrantId)) {
    const played = tallies.get(entrantId)?.played ?? 0;
    return `Not ranked yet: ${played} of the ${quantity(ruleset.minMatchesToRank, 'match', 'matches')} that it takes.`;
  }
  const word = entrants.get(entrantId)?.status === 'disqualified' ? 'Disqualified' : 'Withdrawn';
  return counted.annulled.has(entrantId)
    ? `${word}: all results with them are annulled.`
    : `${word}: results stand, and matches not played are lost by forfeit.`;
}

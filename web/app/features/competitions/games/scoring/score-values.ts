import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { typedEntry } from '../offline/typed-entry.ts';

/** What stands in the fields of the dialog. */
export interface ScoreValues {
  readonly kind: 'numbers' | 'sets';
  /** `regular`, `overtime`, `shootout`, `abandoned`, `forfeit` with the side or `both`, or `reset`: none any more. */
  readonly outcome: string;
  /** One line by side, or one a set. */
  readonly lines: readonly (readonly string[])[];
  /** The side that won a shootout; empty until it is said. */
  readonly winner: string;
  readonly reason: string;
}

/** The fields as a match has its score now. */
export function valuesOf({ scoring }: Pick<Game, 'scoring'>, { score, claims, sides, bestOf }: Match): ScoreValues {
  const shown = score ?? claims[0]?.score;
  const count = scoring.kind === 'sets' ? Math.max(scoring.bestOf, bestOf) : 1;
  const known = scoring.kind === 'sets' ? (shown?.sets ?? []) : shown ? [shown.scores] : [];
  const lines = Array.from({ length: count }, (_, line) =>
    sides.map((_side, side) => String(known[line]?.[side] ?? '')),
  );
  const outcome = shown?.forfeitedBy === undefined ? (shown?.resultType ?? 'regular') : `forfeit-${shown.forfeitedBy}`;
  return {
    kind: scoring.kind === 'sets' ? 'sets' : 'numbers',
    outcome,
    lines,
    winner: String(shown?.winner ?? ''),
    reason: '',
  };
}

/** What the fields say. */
export function entryOf({ kind, outcome, lines, winner }: ScoreValues): ScoreEntry {
  const [how = 'regular', by] = outcome.split('-');
  if (how === 'forfeit') return { resultType: 'forfeit', forfeitedBy: by === 'both' ? by : sideOf(by) };
  const typed = typedEntry(kind, lines, how as ScoreEntry['resultType']);
  return how === 'shootout' && winner !== '' ? { ...typed, winner: sideOf(winner) } : typed;
}

const sideOf = (text: string | undefined): 0 | 1 => (text === '1' ? 1 : 0);

/** How a match may have ended, by the names of its sides; only what is scored in points knows overtime, and some of it shootouts. */
export const outcomes = (names: readonly string[], scoring: Game['scoring']) => [
  { value: 'regular', label: 'Regular time' },
  ...(scoring.kind === 'points' ? [{ value: 'overtime', label: 'After overtime' }] : []),
  ...(scoring.kind === 'points' && scoring.shootout && names.length === 2
    ? [{ value: 'shootout', label: 'After a shootout' }]
    : []),
  { value: 'abandoned', label: 'Abandoned' },
  ...names.slice(0, 2).map((name, side) => ({ value: `forfeit-${side}`, label: `${name} forfeited` })),
  { value: 'forfeit-both', label: 'Both forfeited' },
];

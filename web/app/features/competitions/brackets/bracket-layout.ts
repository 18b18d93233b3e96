import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { slotsFor } from '#shared/competitions/brackets/seeding/seed-order.ts';

/** A match on the sheet; lengths are in `em`, so that the sheet grows with its letters. */
export interface Box {
  readonly match: BracketMatch;
  readonly left: number;
  readonly top: number;
  /** The sides that a line leads to: it says where they come from. */
  readonly lined: readonly [boolean, boolean];
}

/** Matches drawn together: the grand final goes with the winners' part. */
export interface Section {
  readonly name: string;
  readonly rounds: readonly (readonly Box[])[];
  readonly width: number;
  readonly height: number;
}

/** 200 × 72 pixels at the usual size. */
export const boxWidth = 14.3;
export const boxHeight = 5.15;
const columnWidth = boxWidth + 2;
/** With room above each box for its label. */
const rowHeight = boxHeight + 1.6;
/** The round labels, and room for the label of the first match. */
const headHeight = 3;

const names = {
  winners: 'Main bracket',
  grand_final: 'Main bracket',
  losers: 'Losers bracket',
  third_place: 'Third place',
  placement: 'Places',
  consolation: 'Consolation',
  round_robin: 'Round robin',
} as const;

const sectionOf = ({ part, forPlace }: BracketMatch): string =>
  part === 'placement' ? `${names.placement} from ${forPlace}` : names[part];

/** Where every match is drawn. */
export const layOut = (matches: readonly BracketMatch[]): Section[] =>
  [...Map.groupBy(matches, sectionOf)].map(([name, own]) => {
    const rounds = [...Map.groupBy(own, ({ part, round }) => `${part} ${round}`).values()];
    const rows = Math.max(...rounds.map(rowsOf));
    const drawn = new Set(own.map(({ matchId }) => matchId));
    return {
      name,
      rounds: rounds.map((round, column) => round.map((match) => boxOf(match, column, rows / rowsOf(round), drawn))),
      width: rounds.length * columnWidth - 2,
      height: headHeight + rows * rowHeight,
    };
  });

/** Rows that a round would fill, had byes not taken matches out of it. */
const rowsOf = (round: readonly BracketMatch[]): number => {
  const last = Math.max(...round.map(({ number }) => number));
  return last === 1 ? 1 : slotsFor(last);
};

const boxOf = (match: BracketMatch, column: number, rowsEach: number, drawn: ReadonlySet<string>): Box => ({
  match,
  left: column * columnWidth,
  top: headHeight + (match.number - 0.5) * rowsEach * rowHeight - boxHeight / 2,
  lined: [isLined(match, 0, drawn), isLined(match, 1, drawn)],
});

const isLined = ({ sides }: BracketMatch, side: 0 | 1, drawn: ReadonlySet<string>): boolean => {
  const source = sides[side];
  return source?.from === 'winner' && drawn.has(source.matchId);
};

/** Lines from each match to the winner's next one, as one path; only between `among`, where that is given. */
export function connections({ rounds }: Section, among?: ReadonlySet<string>): string {
  const boxes = new Map(rounds.flat().map((box) => [box.match.matchId, box]));
  const steps = rounds.flat().flatMap((to) =>
    to.match.sides.flatMap((source) => {
      const from = source.from === 'winner' ? boxes.get(source.matchId) : undefined;
      if (!from || (among && !(among.has(from.match.matchId) && among.has(to.match.matchId)))) return [];
      const middle = to.left - 1;
      return [`M${from.left + boxWidth} ${from.top + boxHeight / 2}H${middle}V${to.top + boxHeight / 2}H${to.left}`];
    }),
  );
  return steps.join('');
}

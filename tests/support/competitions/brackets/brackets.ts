import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { type GenerationWish, generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';

export type Asked = Parameters<typeof BracketConfiguration.parse>[0] & object;

const every = Array.from({ length: 127 }, (_, index) => index + 2);
/** In every run these; all from 2 to 128 where `ALL_SIZES` is set, as `npm run fuzz` does. */
export const sizes = process.env.ALL_SIZES
  ? every
  : every.filter((size) => size <= 17 || [24, 32, 33, 64, 65, 127, 128].includes(size));

/** `e1` is the best. */
const entrantIds = (count: number) => Array.from({ length: count }, (_, index) => `e${index + 1}`);

/** So many who simply entered. */
export const aWish = (count: number, asked: Asked, more: Partial<GenerationWish> = {}): GenerationWish => ({
  configuration: BracketConfiguration.parse({ qualifiers: [{ groupId: 'A', ranks: Math.min(count, 64) }], ...asked }),
  groups: [
    {
      groupId: 'A',
      isComplete: true,
      rows: entrantIds(count).map((entrantId, index) => ({ entrantId, rank: index + 1, pointsPerMatch: 0 })),
    },
  ],
  decided: [],
  picked: [],
  drawText: '',
  provisional: false,
  ...more,
});

/** A draft of so many, seeded as they are numbered. */
export function aDraft(count: number, asked: Asked = { format: 'single' }): Bracket {
  const groups = [1, 2].map((half) => ({
    groupId: `G${half}`,
    isComplete: true,
    rows: entrantIds(count)
      .filter((_, index) => index % 2 === half - 1)
      .map((entrantId, index) => ({ entrantId, rank: index + 1, pointsPerMatch: 0 })),
  }));
  const qualifiers = groups.map(({ groupId }) => ({ groupId, ranks: 64 }));
  const wish = aWish(count, { qualifiers, seeding: 'manual', ...asked }, { groups, picked: entrantIds(count) });
  const made = generateBracket(wish);
  if (made.status === 'failed') throw new Error(JSON.stringify(made.error));
  return made.bracket;
}

/** The same, with its seeds confirmed. */
export const aBracket = (count: number, asked: Asked = { format: 'single' }): Bracket => ({
  ...aDraft(count, asked),
  phase: 'confirmed',
});

/** Who wins between two: always the same, and neither always the better nor always the worse. */
export function beats(a: string, b: string, salt: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  const hash = [...`${low}/${high}/${salt}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return ((hash >> 3) & 1) === 0 ? a === low : a === high;
}

/** The two of a match, if both are there. */
export const pairOf = ({ slots: [a, b] }: BracketMatch): [string, string] | undefined =>
  a.slotState === 'set' && b.slotState === 'set' ? [a.entrantId, b.entrantId] : undefined;

/** Plays everything there is to play. */
export function playedOut(bracket: Bracket, wins: (a: string, b: string) => boolean): Bracket {
  let played = bracket;
  for (;;) {
    const ready = readBracket(played).matches.filter(({ status }) => status === 'ready');
    if (ready.length === 0) return played;
    const records = ready.map((match) => {
      const entrantIds = pairOf(match);
      if (!entrantIds) throw new Error(`${match.matchId} is ready without two`);
      const scores: [number, number] = wins(...entrantIds) ? [1, 0] : [0, 1];
      const games = Array.from({ length: Math.ceil(match.bestOf / 2) }, () => ({ scores }));
      return [match.matchId, { entrantIds, games }] as const;
    });
    played = { ...played, records: { ...played.records, ...Object.fromEntries(records) } };
  }
}

/** Every pairing that was played, `round: a b` with the two in order. */
export const pairings = (bracket: Bracket): string[] =>
  readBracket(bracket)
    .matches.filter(({ record }) => record)
    .map(({ part, round, record }) => `${part} ${round}: ${[...(record?.entrantIds ?? [])].sort().join(' ')}`)
    .sort();

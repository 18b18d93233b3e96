import { quantity } from '#shared/quantity.ts';
import type { KeptLine, PlayerLine } from './player-line.ts';
import type { Statistic } from './statistic.ts';

interface Terms {
  readonly statistics: readonly Statistic[];
  /** What the side has by the score. */
  readonly score: number;
  /** Those who may be in it. */
  readonly players: readonly string[];
  /** Those who may besides, and how many of them. */
  readonly guests?: Guests;
}

/** Who may play for a side without being on its roster, and how many of them in one match. */
export interface Guests {
  readonly allowed: number;
  readonly personIds: readonly string[];
}

export const noGuests: Guests = { allowed: 0, personIds: [] };

/** Why lines of one side cannot be, in a sentence; undefined where they can. */
export function faultOfLines(
  lines: readonly PlayerLine[],
  { statistics, score, players, guests = noGuests }: Terms,
): string | undefined {
  const ids = lines.map(({ personId }) => personId);
  const others = ids.filter((id) => !players.includes(id));
  if (!others.every((id) => guests.personIds.includes(id))) return 'A player is not on this team.';
  if (others.length > guests.allowed) return tooManyGuests(guests.allowed);
  if (new Set(ids).size < ids.length) return 'A player is listed twice.';
  const counted = statistics.filter(({ formula }) => !formula).map(({ acronym }) => acronym);
  const strange = lines.flatMap(({ counts }) => Object.keys(counts)).find((acronym) => !counted.includes(acronym));
  if (strange) return `${strange} is not counted in this sport.`;
  return moreThanScore(lines, statistics, score);
}

const tooManyGuests = (allowed: number): string =>
  allowed === 0 ? 'No guest may play in this match.' : `At most ${quantity(allowed, 'guest')} may play in a match.`;

type Counted = Pick<PlayerLine, 'counts'>;

/** Said where the players of a side have more together than their side has by the score. */
export function moreThanScore(
  lines: readonly Counted[],
  statistics: readonly Statistic[],
  score: number,
): string | undefined {
  const over = statistics.find(({ makesScore, acronym }) => makesScore && sumOf(lines, acronym) > score);
  return over && sumWords(over, lines, score);
}

const sumWords = ({ name, acronym }: Statistic, lines: readonly Counted[], score: number): string =>
  `${name}: the players have ${sumOf(lines, acronym)} together, and their side has ${score}.`;

/**
 * Said where what is counted of the players of a side makes less than their side has by the score: an own goal, or
 * a player who was forgotten. Nothing is said as long as nothing of it is counted.
 */
export function lessThanScore(
  lines: readonly Counted[],
  statistics: readonly Statistic[],
  score: number,
): string | undefined {
  const under = statistics.find(({ makesScore, acronym }) => {
    const sum = makesScore ? sumOf(lines, acronym) : 0;
    return sum > 0 && sum < score;
  });
  return under && sumWords(under, lines, score);
}

const sumOf = (lines: readonly Counted[], acronym: string): number =>
  lines.reduce((sum, { counts }) => sum + (counts[acronym] ?? 0), 0);

/** The lines that there are after some were said: who is not named keeps theirs, and who did nothing and was not there has none. */
export function mergeLines(before: readonly KeptLine[], said: readonly KeptLine[]): KeptLine[] {
  const named = new Set(said.map(({ personId }) => personId));
  return [...before.filter(({ personId }) => !named.has(personId)), ...said].flatMap(
    ({ personId, counts, played, guest }) => {
      const done = Object.entries(counts).filter(([, count]) => count > 0);
      if (done.length === 0 && !played) return [];
      const line = { personId, counts: Object.fromEntries(done) };
      return [{ ...line, ...(played && { played }), ...(guest && { guest }) }];
    },
  );
}

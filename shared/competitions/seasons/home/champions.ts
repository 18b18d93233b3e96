import { toLocal } from '#shared/time.ts';
import type { BracketMatch } from '../../brackets/bracket-match.ts';
import type { DivisionTable } from '../../standings/views.ts';
import type { SeasonStatus } from '../words.ts';
import { dayWords } from './day-words.ts';
import type { HomeSide, SideOf } from './home-match.ts';
import { type DrawnPlayoff, entrantAt, scoreOf } from './playoff-matches.ts';

/** Who won a season, or a division of it. */
export interface Champion {
  readonly team: HomeSide;
  /** What was won: the playoff's name or the division's. */
  readonly of: string;
  /** The final; absent where the table decided. */
  readonly final?: {
    readonly over: HomeSide;
    /** The champion's number first; absent after a forfeit. */
    readonly score?: readonly [number, number];
    /** On the season's calendar, where the final had a time. */
    readonly day?: string;
  };
}

/** `4–2 over Heroes · Sat, Dec 12`; where the table decided: `First in the table`. */
export function finalWords(final: Champion['final']): string {
  if (!final) return 'First in the table';
  const { over: loser, score, day } = final;
  const won = score ? `${score.join('–')} over ${loser.name}` : `${loser.name} forfeited the final`;
  return day ? `${won} · ${dayWords(day)}` : won;
}

const over: ReadonlySet<SeasonStatus> = new Set(['completed', 'archived']);

/** Nothing is left to play: the organizer closed the season, or every playoff of it has its champion. */
export const isSeasonOver = (status: SeasonStatus, playoffs: readonly DrawnPlayoff[]): boolean =>
  over.has(status) ||
  (status === 'playoffs' && playoffs.length > 0 && playoffs.every(({ bracket }) => bracket.state === 'completed'));

/** The champion of each playoff; without playoffs the first of each table, where there is one alone. */
export function championsOf(
  playoffs: readonly DrawnPlayoff[],
  tables: readonly DivisionTable[],
  timeZone: string,
  sideOf: SideOf,
): readonly Champion[] {
  if (playoffs.length > 0) return playoffs.flatMap((one) => championOfPlayoff(one, timeZone, sideOf));
  return tables.flatMap(({ rows, name }) => {
    const [best, ...tied] = rows.filter(({ rank, played }) => rank === 1 && played > 0);
    return best && tied.length === 0 ? [{ team: sideOf(best.entrantId), of: name }] : [];
  });
}

/** The champion of a playoff, and the final; none before it is decided. */
export function championOfPlayoff(
  { playoff, bracket }: DrawnPlayoff,
  timeZone: string,
  sideOf: SideOf,
): readonly Champion[] {
  if (!bracket.champion) return [];
  const won = { team: sideOf(bracket.champion), of: playoff.name };
  const last = finalOf(bracket.matches);
  const [loser] = last?.winner === undefined ? [] : entrantAt(last, last.winner === 0 ? 1 : 0, sideOf);
  if (!last || !loser) return [won];
  const score = scoreOf(last);
  const place = playoff.places.find(({ matchId }) => matchId === last.matchId);
  return [
    {
      ...won,
      final: {
        over: loser,
        ...(score && { score: last.winner === 0 ? score : ([score[1], score[0]] as const) }),
        ...(place && { day: toLocal(new Date(place.startsAt), timeZone).slice(0, 10) }),
      },
    },
  ];
}

/** The match that decided; none where all played each other. */
const finalOf = (matches: readonly BracketMatch[]): BracketMatch | undefined =>
  matches.findLast(({ part, status }) => part === 'grand_final' && status !== 'cancelled') ??
  matches.findLast(({ part }) => part === 'winners');

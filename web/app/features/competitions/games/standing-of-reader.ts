import { isOver } from '#shared/competitions/games/competition-of.ts';
import { startOfMatch } from '#shared/competitions/games/match-start.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';

/** What the reader of a game is to it. */
export interface Reader {
  readonly userId: string | undefined;
  /** Names of permissions. */
  readonly may: readonly string[];
  /** Entrants that they speak for. */
  readonly mine: readonly string[];
}

/** `change` is when and where it is and who looks after it; `duty` is for an official who has not said whether they will be there. */
export type ScoreAct = 'enter' | 'answer' | 'change' | 'duty';

/** What a reader can do about the score of a match now; the server judges it again. */
export function actsOn(match: Match, reader: Reader, reporting: boolean): readonly ScoreAct[] {
  const isSet = match.sides.every(({ slotState }) => slotState === 'set');
  if (!isSet || match.status === 'cancelled' || match.status === 'locked') return [];
  if (isOver(match)) return reader.may.includes('publishSchedule') ? ['enter'] : [];
  return [...aroundActs(match, reader), ...scoreActs(match, reader, reporting)];
}

/** Whether the other side waits for the reader's answer, who speaks for theirs and does not settle scores. */
export const isAsked = (match: Match, reader: Reader, reporting: boolean): boolean =>
  !settles(match, reader) && actsOn(match, reader, reporting).includes('answer');

/** Whether a reader may read what was said of the scores of a game. */
export const readsLog = ({ may }: Reader): boolean => may.includes('enterScores');

/** Whether a reader may say what single players did in a match that was played. */
export function countsIn(match: Match, reader: Reader, { settings, gameTypeId, status }: Game): boolean {
  const said = match.score ?? match.claims[0]?.score;
  const isCounted = said !== undefined && said.resultType !== 'forfeit' && statisticsFor(gameTypeId).length > 0;
  if (!isCounted || !takesPlayers.has(status)) return false;
  return settles(match, reader) || (settings.reporting && ownSide(match, reader.mine) >= 0);
}

/** A playoff that has begun holds the scores of its game, and not who played. */
const takesPlayers: ReadonlySet<Game['status']> = new Set(['ready', 'in_progress', 'locked']);

/** What is about the match, and not about its score. */
function aroundActs({ officials, confirmed }: Match, { userId = '', may }: Reader): readonly ScoreAct[] {
  const isAsked = officials.includes(userId) && !confirmed.includes(userId);
  return [...(may.includes('publishSchedule') ? ['change' as const] : []), ...(isAsked ? ['duty' as const] : [])];
}

function scoreActs(match: Match, reader: Reader, reporting: boolean): readonly ScoreAct[] {
  if (settles(match, reader)) return match.status === 'awaiting_confirmation' ? ['answer', 'enter'] : ['enter'];
  return reporting && match.status !== 'disputed' ? captainActs(match, reader.mine) : [];
}

/** Whether a score that the reader enters is final. */
export const settles = ({ officials }: Match, { userId, may }: Reader): boolean =>
  may.includes('publishSchedule') || may.includes('enterScores') || officials.includes(userId ?? '');

const ownSide = ({ sides }: Match, mine: readonly string[]): number =>
  sides.findIndex(({ entrantId = '', partnerId = '' }) => mine.includes(entrantId) || mine.includes(partnerId));

/** From when on a captain can enter the score of a match of theirs that has not begun. */
export function startAwaited(
  match: Match,
  { mine }: Pick<Reader, 'mine'>,
): { readonly timeZone: string; readonly startsAt: string } | undefined {
  const start = startOfMatch(match);
  const isOn = match.status !== 'cancelled' && match.status !== 'postponed';
  if (!start || !match.timeZone || !isOn || new Date() >= start || ownSide(match, mine) < 0) return undefined;
  return { timeZone: match.timeZone, startsAt: start.toISOString() };
}

function captainActs(match: Match, mine: readonly string[]): readonly ScoreAct[] {
  const side = ownSide(match, mine);
  const start = startOfMatch(match);
  if (side < 0 || (start && new Date() < start)) return [];
  const [claim] = match.claims;
  return claim && claim.side !== side ? ['answer'] : ['enter'];
}

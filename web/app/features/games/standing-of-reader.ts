import { isOver } from '#shared/competitions/games/competition-of.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';

/** What the reader of a game is to it. */
export interface Reader {
  readonly userId: string | undefined;
  /** Names of permissions. */
  readonly may: readonly string[];
  /** Entrants that they speak for. */
  readonly mine: readonly string[];
}

/** `change` is when and where it is and who looks after it; `duty` is for an official who has not said whether they will be there. */
type ScoreAct = 'enter' | 'answer' | 'change' | 'duty';

/** What a reader can do about the score of a match now; the server judges it again. */
export function actsOn(match: Match, reader: Reader, reporting: boolean): readonly ScoreAct[] {
  const isSet = match.sides.every(({ slotState }) => slotState === 'set');
  if (!isSet || match.status === 'cancelled' || match.status === 'locked') return [];
  if (isOver(match)) return reader.may.includes('publishSchedule') ? ['enter'] : [];
  return [...aroundActs(match, reader), ...scoreActs(match, reader, reporting)];
}

/** What is about the match, and not about its score. */
function aroundActs({ officials, confirmed }: Match, { userId = '', may }: Reader): readonly ScoreAct[] {
  const isAsked = officials.includes(userId) && !confirmed.includes(userId);
  return [...(may.includes('publishSchedule') ? ['change' as const] : []), ...(isAsked ? ['duty' as const] : [])];
}

function scoreActs(match: Match, reader: Reader, reporting: boolean): readonly ScoreAct[] {
  if (settles(match, reader)) return ['enter'];
  return reporting && match.status !== 'disputed' ? captainActs(match, reader.mine) : [];
}

const settles = ({ officials }: Match, { userId, may }: Reader): boolean =>
  may.includes('publishSchedule') || may.includes('enterScores') || officials.includes(userId ?? '');

function captainActs({ sides, claims }: Match, mine: readonly string[]): readonly ScoreAct[] {
  const side = sides.findIndex(
    ({ entrantId = '', partnerId = '' }) => mine.includes(entrantId) || mine.includes(partnerId),
  );
  if (side < 0) return [];
  const [claim] = claims;
  return claim && claim.side !== side ? ['answer', 'enter'] : ['enter'];
}

import type { ErrorCode } from '#shared/errors.ts';
import { isOver } from '../competition-of.ts';
import { startOfMatch } from '../match-start.ts';
import type { GameSettings, Match } from '../schemas.ts';
import { waitMs } from '../wait.ts';
import type { ScoreLogLine } from './score-log.ts';
import type { MatchScore } from './scoring.ts';

/** Who does something about a score. A captain speaks for one side. */
export type Actor =
  | { readonly role: 'captain'; readonly side: number; readonly userId: string }
  | { readonly role: 'official' | 'scorekeeper' | 'manager'; readonly userId: string }
  | { readonly role: 'autoConfirm' };

export type ScoreAct =
  | { readonly act: 'enter'; readonly score: MatchScore; readonly reason?: string | undefined }
  | { readonly act: 'confirm' | 'dispute' | 'autoConfirm' | 'start' }
  | { readonly act: 'reset'; readonly reason?: string | undefined };

interface At {
  readonly now: Date;
  /** The day that counts where the match has none of its own. */
  readonly today: string;
  readonly settings: Pick<GameSettings, 'confirmHours' | 'reporting'>;
  readonly device?: string | undefined;
}

/** What the match is after it, and the line of its log. */
export type Done = { readonly match: Match; readonly line: ScoreLogLine };
type Judged = Done | { readonly refused: ErrorCode };

/**
 * What an act makes of a match (domain 4.7): an official's or manager's entry stands at once; a captain's waits for the other
 * side, whose silence confirms it; two different ones are for the manager to decide; what stands is corrected by the
 * manager alone, with a reason.
 */
export function actOnScore(match: Match, act: ScoreAct, actor: Actor, at: At): Judged {
  if (!isPlayable(match)) return refused('match.notReady');
  if (match.status === 'locked' || match.status === 'archived') return refused('match.final');
  return isOver(match) ? onOver(match, act, actor, at) : onOpen(match, act, actor, at);
}

function onOpen(match: Match, act: ScoreAct, actor: Actor, at: At): Judged {
  if (act.act === 'enter' && isTooEarly(match, act.score, actor, at)) return refused('match.notStarted');
  if (act.act === 'enter')
    return actor.role === 'captain' ? claim(match, act, actor, at) : enter(match, act, actor, at);
  if (act.act === 'start') return start(match, actor, at);
  if (act.act === 'reset') return refused('match.noClaim');
  if (act.act === 'autoConfirm') return silence(match, at);
  return answer(match, act.act, actor, at);
}

/** Before its start only organizers score a match, as one that was played earlier than planned; a side may have given it up. */
const isTooEarly = (match: Match, { resultType }: MatchScore, { role }: Actor, { now }: At): boolean =>
  role !== 'manager' && resultType !== 'forfeit' && now < (startOfMatch(match) ?? now);

const refused = (code: ErrorCode) => ({ refused: code });
const isPlayable = ({ status, sides }: Match) =>
  status !== 'cancelled' &&
  status !== 'bye' &&
  sides.every(({ slotState, entrantId }) => slotState === 'set' && entrantId !== undefined);

function onOver(match: Match, act: ScoreAct, actor: Actor, at: At): Judged {
  if (actor.role !== 'manager' || (act.act !== 'enter' && act.act !== 'reset')) return refused('match.final');
  if (!act.reason) return refused('match.reasonMissing');
  if (act.act === 'enter') return settled(match, act.score, line(match, actor, 'corrected', at, act), at);
  const { score: _, finalAt: __, ...open } = match;
  return done({ ...open, status: 'ready', claims: [] }, line(match, actor, 'reset', at, act), at);
}

function enter(match: Match, { score, reason }: ScoreAct & { act: 'enter' }, actor: Actor, at: At): Judged {
  if (match.status === 'disputed' && actor.role !== 'manager') return refused('match.disputed');
  const word = match.claims.length > 0 ? 'decided' : 'entered';
  return settled(match, score, line(match, actor, word, at, { score, reason }), at);
}

function claim(
  match: Match,
  { score, reason }: ScoreAct & { act: 'enter' },
  actor: Actor & { role: 'captain' },
  at: At,
): Judged {
  if (!at.settings.reporting) return refused('match.reportingOff');
  const { side, userId: by } = actor;
  const own = { side, by, score, at: at.now.toISOString() };
  const other = match.claims.find((one) => one.side !== side);
  if (other && isSameScore(other.score, score))
    return settled(match, score, line(match, actor, 'confirmed', at, { score }), at);
  const entered = line(match, actor, other ? 'disputed' : 'entered', at, { score, ...(other && { reason }) });
  if (other) return done({ ...withoutWait(match), status: 'disputed', claims: [other, own] }, entered, at);
  const confirmBy = new Date(at.now.getTime() + waitMs(at.settings.confirmHours)).toISOString();
  return done({ ...match, status: 'awaiting_confirmation', claims: [own], confirmBy }, entered, at);
}

function start(match: Match, actor: Actor, at: At): Judged {
  if (match.claims.length > 0) return refused('match.final');
  return done({ ...match, status: 'in_progress' }, line(match, actor, 'started', at), at);
}

function silence(match: Match, at: At): Judged {
  const [first] = match.claims;
  const isDue = match.confirmBy !== undefined && match.confirmBy <= at.now.toISOString();
  if (match.status !== 'awaiting_confirmation' || !first || !isDue) return refused('match.noClaim');
  const confirmed = line(match, { role: 'autoConfirm' }, 'confirmed', at, { score: first.score });
  return settled(match, first.score, confirmed, at);
}

/** The other side says that the score is right, or that it is not. */
function answer(match: Match, act: 'confirm' | 'dispute', actor: Actor, at: At): Judged {
  const first = match.claims.find((one) => actor.role !== 'captain' || one.side !== actor.side);
  if (match.status !== 'awaiting_confirmation' || !first) return refused('match.noClaim');
  const { score } = first;
  if (act === 'confirm') return settled(match, score, line(match, actor, 'confirmed', at, { score }), at);
  return done({ ...withoutWait(match), status: 'disputed' }, line(match, actor, 'disputed', at), at);
}

function settled(match: Match, score: MatchScore, said: ScoreLogLine, at: At): Done {
  const status = score.resultType === 'forfeit' ? 'forfeited' : 'final';
  const playedOn = match.playedOn ?? match.localStart?.slice(0, 10) ?? at.today;
  const finalAt = at.now.toISOString();
  return done({ ...withoutWait(match), status, score, claims: [], playedOn, finalAt }, said, at);
}

function withoutWait({ confirmBy: _, ...match }: Match): Match {
  return match;
}

const done = (match: Match, said: ScoreLogLine, { now }: At): Done => ({
  match: { ...match, version: said.version, updatedAt: now.toISOString() },
  line: said,
});

function line(
  { version }: Match,
  actor: Actor,
  act: ScoreLogLine['act'],
  { now, device }: At,
  { score, reason }: { score?: MatchScore | undefined; reason?: string | undefined } = {},
): ScoreLogLine {
  const by = actor.role === 'autoConfirm' ? 'autoConfirm' : actor.userId;
  return {
    version: version + 1,
    by,
    role: actor.role,
    act,
    at: now.toISOString(),
    ...(score && { score }),
    ...(reason && { reason }),
    ...(device && { device }),
  };
}

/** Whether two sides say the same of a match. */
const isSameScore = (one: MatchScore, other: MatchScore): boolean => wordsOf(one) === wordsOf(other);

const wordsOf = ({ scores, sets, resultType, winner, forfeitedBy }: MatchScore) =>
  JSON.stringify([scores, sets ?? [], resultType, winner ?? null, forfeitedBy ?? null]);

import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import type { Done } from '#shared/competitions/games/scoring/score-acts.ts';
import type { ScoreLogLine } from '#shared/competitions/games/scoring/score-log.ts';

export const autoConfirmQueue = 'games-auto-confirm';

/**
 * `confirm`: time is up for the other side. `tell`: the other side should hear of what one side entered; `verdict`: both sides of
 * the organizer's verdict.
 */
export const AutoConfirmWork = z.object({
  kind: z.enum(['confirm', 'tell', 'verdict', 'duty', 'playoffTell']),
  gameId: z.string(),
  matchId: z.string(),
  /** Of the match that it is about; an earlier or later one is other work. */
  version: z.number(),
  /** Of a duty: the official. */
  userId: z.string().optional(),
});

/** Of its own, as what confirms a playoff's scores mails no one. */
export const playoffAutoConfirmQueue = 'playoffs-auto-confirm';
/** Time is up for the other side of a match of a playoff. */
export const ClaimWork = z.object({ gameId: z.string(), matchId: z.string() });

/** Longer than the write takes that this is noted before. */
const tellAfterMs = 45_000;

/** The organizer's verdict on a score that others gave or that stood. */
const verdicts: readonly ScoreLogLine['act'][] = ['decided', 'corrected', 'reset'];

/** Notes what time or notices make of a score before the score is written. */
export async function planWork(
  before: Match,
  { match: after, line }: Done,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  const { gameId, matchId, version, status, confirmBy } = after;
  const isVerdict = verdicts.includes(line.act);
  if (status !== 'awaiting_confirmation' && status !== 'disputed' && !isVerdict) return;
  const about = { gameId, matchId, version };
  const key = `${matchId}/${version}`;
  const kind = isVerdict ? ('verdict' as const) : ('tell' as const);
  const work = [{ kind, dueAt: new Date(now.getTime() + tellAfterMs).toISOString() }];
  const waits = confirmBy && confirmBy !== before.confirmBy ? [{ kind: 'confirm' as const, dueAt: confirmBy }] : [];
  for (const { dueAt, ...what } of [...work, ...waits])
    await due.schedule(
      { queue: autoConfirmQueue, key: `${key}/${what.kind}`, dueAt, data: { ...what, ...about } },
      now,
    );
}

interface ClaimAt {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
  readonly confirmBy?: string | undefined;
}

/** The same of a match of a playoff. */
export async function planClaim(
  { confirmBy, ...about }: ClaimAt,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  const { gameId, matchId, version } = about;
  const key = `${gameId}/${matchId}/${version}`;
  const dueAt = new Date(now.getTime() + tellAfterMs).toISOString();
  const data = { kind: 'playoffTell' as const, gameId, matchId, version };
  await due.schedule({ queue: autoConfirmQueue, key: `${key}/tell`, dueAt, data }, now);
  const waits = { queue: playoffAutoConfirmQueue, key, data: { gameId, matchId } };
  if (confirmBy) await due.schedule({ ...waits, dueAt: confirmBy }, now);
}

/** Notes that officials hear of their match, before it is written. */
export async function planDuties(
  { gameId, matchId, version }: Match,
  userIds: readonly string[],
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + tellAfterMs).toISOString();
  for (const userId of userIds) {
    const data = { kind: 'duty' as const, gameId, matchId, version, userId };
    await due.schedule({ queue: autoConfirmQueue, key: `${matchId}/${version}/duty/${userId}`, dueAt, data }, now);
  }
}

import type { Actor } from '#lambdas/kernel/http/actor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import { deviceWords } from '#shared/accounts/sessions/device-words.ts';
import { sessionDays } from '#shared/accounts/sessions/session-operations.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Identities } from '../../identity/identities.ts';
import type { Account } from '../../ports/accounts.ts';
import type { Caller } from '../../ports/serve.ts';
import { untilSignInsCount } from '../sign-ins-from.ts';
import type { SessionStore, StoredSession } from '../store.ts';

type Operations = (typeof accounts)['operations'];

const lifeMs = sessionDays * 24 * 60 * 60_000;

/** Remembers where the app was opened. A token of a pool that names no session is not listed. */
export async function noteSession(
  { userId, sessionId, signedInAt, userAgent = '' }: Actor,
  sessions: Pick<SessionStore, 'note'>,
  now: Date,
): Promise<void> {
  if (!sessionId) return;
  const until = new Date(signedInAt.getTime() + lifeMs);
  const device = deviceWords(userAgent);
  await sessions.note({ userId, sessionId, device, signedInAt: signedInAt.toISOString(), until }, now);
}

/** Those that still count, the latest first; the caller's own also where the app only now notes it. */
export async function listSessions(
  caller: Caller,
  sessions: Pick<SessionStore, 'list'>,
): Promise<Output<Operations['listSessions']>> {
  const actor = actorOf(caller);
  const { userId, sessionId: current } = actor;
  const found = (await sessions.list(userId)).filter((session) => isAlive(session, caller.account, caller.now));
  const isNoted = found.some(({ sessionId }) => sessionId === current);
  return {
    sessions: [...found, ...(current && !isNoted ? [ownSession(actor, current, caller.now)] : [])]
      .map(({ sessionId, device, signedInAt, seenAt }) => ({
        sessionId,
        device,
        signedInAt,
        seenAt,
        isCurrent: sessionId === current,
      }))
      .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt)),
  };
}

const ownSession = ({ userId, signedInAt, userAgent = '' }: Actor, sessionId: string, now: Date) => ({
  ...{ userId, sessionId, device: deviceWords(userAgent) },
  ...{ signedInAt: signedInAt.toISOString(), seenAt: now.toISOString() },
});

const isAlive = ({ sessionId, signedInAt }: StoredSession, account: Account | undefined, now: Date): boolean =>
  Date.parse(signedInAt) + lifeMs > now.getTime() &&
  (!account?.signInsFrom || signedInAt >= account.signInsFrom) &&
  !account?.endedSessions?.includes(sessionId);

/**
 * The pool has no way to end one session of several, so the account refuses its tokens for as long as they can be renewed.
 * The caller's own session is only forgotten: the browser that signs out ends it at the pool.
 */
export async function endSession(
  { sessionId }: Parsed<Operations['endSession']>,
  caller: Caller,
  sessions: Pick<SessionStore, 'list' | 'end' | 'forget'>,
): Promise<Output<Operations['endSession']>> {
  const { userId, sessionId: current } = actorOf(caller);
  if (sessionId === current) {
    await sessions.forget(userId, sessionId);
    return {};
  }
  const found = (await sessions.list(userId)).find((session) => session.sessionId === sessionId);
  if (!found || !isAlive(found, caller.account, caller.now)) throw new Problem('session.notFound');
  if ((await sessions.end(userId, sessionId, caller.now)) === 'full') throw new Problem('session.tooMany');
  return {};
}

/** The account first: from there on every token is refused, whatever becomes of those that the pool still renews. */
export async function signOutEverywhere(
  caller: Caller,
  { sessions, identities }: { sessions: Pick<SessionStore, 'endAll'>; identities: Pick<Identities, 'signOut'> },
): Promise<Output<Operations['signOutEverywhere']>> {
  const { userId, username } = actorOf(caller);
  await sessions.endAll(userId, 'asked', caller.now);
  await identities.signOut(username);
  await untilSignInsCount(caller.now);
  return {};
}

/** How long a second factor counts where an operation asks for a recent one. */
export const recentFactorMs = 15 * 60_000;

/**
 * What an operation asks of the second factor. `recent`: given within a quarter of an hour, so that callers without one are
 * refused as well. `notAsked`: open to a session that has not given it yet, as the way to give it must be.
 */
export type FactorRule = 'recent' | 'notAsked';

/** What an account says of its second factor. */
export interface FactorState {
  /** Since when there is one; absent while there is none. */
  readonly factorSince?: string | undefined;
  /** When sessions gave it to our own API last, by their ids. */
  readonly factorGiven?: Readonly<Record<string, string>> | undefined;
}

interface Session {
  /** Milliseconds since 1970 when it began. */
  readonly signedInAt: number;
  readonly sessionId?: string | undefined;
  /** The user pool signed the person in by itself, and so asked for the second factor where there was one. */
  readonly isPoolSignIn: boolean;
}

/**
 * When a session last gave the second factor, in milliseconds since 1970; undefined where it never did since there is one.
 * The pool asks for it at every sign-in with a password, and at none through Google.
 */
export function factorGivenAt(session: Session, account: FactorState | undefined): number | undefined {
  if (!account?.factorSince) return undefined;
  const since = Date.parse(account.factorSince);
  const given = account.factorGiven?.[session.sessionId ?? ''];
  const times = [given ? Date.parse(given) : 0, session.isPoolSignIn ? session.signedInAt : 0];
  const latest = Math.max(...times);
  return latest >= since ? latest : undefined;
}

/** Whether a session may go on: it gave the second factor, or the account has none. */
export const factorCounts = (session: Session, account: FactorState | undefined): boolean =>
  !account?.factorSince || factorGivenAt(session, account) !== undefined;

/** What an account says of its sessions. */
export interface SessionEnds {
  /** Sign-ins from before this instant count no more. */
  readonly signInsFrom?: string | undefined;
  /** Those that were ended one by one. */
  readonly endedSessions?: readonly string[] | undefined;
}

interface Session {
  /** Milliseconds since 1970 when it began. */
  readonly signedInAt: number;
  readonly sessionId?: string | undefined;
}

/** Whether a session has not been ended, by itself or with all others. */
export const sessionCounts = ({ signedInAt, sessionId }: Session, account: SessionEnds | undefined): boolean =>
  (!account?.signInsFrom || signedInAt >= Date.parse(account.signInsFrom)) &&
  !(sessionId && account?.endedSessions?.includes(sessionId));

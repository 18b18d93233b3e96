import { hasSession } from '#web/app/session/access-token.ts';
import { type CurrentPerson, loadMe } from '#web/app/session/me.ts';

/** Who is signed in, as far as the shell shows it. The name follows when the account has been read. */
export interface ShellData {
  readonly isSignedIn: boolean;
  readonly me: Promise<CurrentPerson | undefined>;
}

/** The shell does not wait for the account, and stands without it when it cannot be read. */
export const loadShell = (): ShellData => ({ isSignedIn: hasSession(), me: loadMe().catch(() => undefined) });

import { accounts } from '#shared/accounts/contract.ts';
import type { SignInSession } from '#shared/accounts/sessions/session-operations.ts';
import { operations } from '#web/app/operations/operations.ts';
import { endingAccount } from '#web/app/operations/transport.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { logOutFromMenu } from '#web/app/session/log-out.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

/** Where the person is signed in, as the page read it; undefined when it could not be read. */
export function useSessions() {
  const { sessions } = useTabData<() => Promise<{ readonly sessions: readonly SignInSession[] | undefined }>>();
  const end = useOperation(accounts, 'endSession', {
    done: (_, { sessionId }) => `${sessions?.find((one) => one.sessionId === sessionId)?.device} was signed out.`,
  });
  // This device is among them: that its own session is refused from here on says nothing new.
  const endAll = useChange(() => endingAccount(() => operations(accounts).signOutEverywhere({})), {
    onDone: () => logOutFromMenu(),
    rereads: false,
  });
  return { sessions, end, endAll };
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accounts } from '#shared/accounts/contract.ts';
import type { SignInSession } from '#shared/accounts/sessions/session-operations.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { endingAccount } from '#web/app/operations/transport.ts';
import { logOutFromMenu } from '#web/app/session/log-out.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

/** Where the person is signed in, as the page read it; undefined when it could not be read. */
export function useSessions() {
  const { sessions } = useTabData<() => Promise<{ readonly sessions: readonly SignInSession[] | undefined }>>();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const doing = async (what: string, act: () => Promise<void>) => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      notify('error', sentenceFor(error));
    }
    setBusy(undefined);
  };
  return {
    sessions,
    busy,
    end: ({ sessionId, device }: SignInSession) =>
      void doing(sessionId, async () => {
        await operations(accounts).endSession({ sessionId });
        notify('success', `${device} was signed out.`);
        await revalidate();
      }),
    endAll: () =>
      void doing('all', async () => {
        // This device is among them: that its own session is refused from here on says nothing new.
        await endingAccount(() => operations(accounts).signOutEverywhere({}));
        await logOutFromMenu();
      }),
  };
}

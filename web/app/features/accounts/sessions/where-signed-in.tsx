import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import type { SignInSession } from '#shared/accounts/sessions/session-operations.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { momentWords } from '#web/blocks/moment.ts';

import './where-signed-in.css';
import { accounts } from '#shared/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { endingAccount } from '#web/app/operations/transport.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { logOutFromMenu } from '#web/app/session/log-out.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

/** Every device that is signed in, a way to sign out one of them, and a way to sign out all (decision D51). */
export function WhereSignedIn() {
  const { sessions, end, endAll } = useSessions();
  const [isAsking, setAsking] = useState(false);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="If you don’t recognize a device, sign out everywhere and choose a new password."
          actions={
            <Button loading={endAll.isRunning} onClick={() => setAsking(true)}>
              Sign out everywhere
            </Button>
          }
        >
          Where you’re signed in
        </Header>
      }
    >
      {sessions === undefined ? (
        <Box>We can’t show your devices right now. You can still sign out everywhere.</Box>
      ) : (
        <ul className="sessions">
          {sessions.map((session) => (
            <Session
              key={session.sessionId}
              session={session}
              isBusy={end.isRunningOn({ sessionId: session.sessionId })}
              onEnd={end.run}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        verb="Sign out everywhere"
        stay="Cancel"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          // A refusal is said on the page, which a dialog would cover.
          setAsking(false);
          void endAll.run({});
        }}
      >
        You’ll be signed out on all your devices, including this one.
      </ConfirmDialog>
    </Container>
  );
}

interface SessionProps {
  readonly session: SignInSession;
  readonly isBusy: boolean;
  readonly onEnd: (session: { readonly sessionId: string }) => unknown;
}

const Session = ({ session, isBusy, onEnd }: SessionProps) => (
  <li>
    <div>
      <Box fontWeight="bold">
        {session.device} {session.isCurrent && <Badge color="green">This device</Badge>}
      </Box>
      <Box color="text-body-secondary">
        Signed in {momentWords(session.signedInAt)}. Last used {momentWords(session.seenAt)}.
      </Box>
    </div>
    {!session.isCurrent && (
      <Button
        ariaLabel={`Sign out ${session.device}`}
        loading={isBusy}
        onClick={() => onEnd({ sessionId: session.sessionId })}
      >
        Sign out
      </Button>
    )}
  </li>
);

/** Where the person is signed in, as the page read it; undefined when it could not be read. */
function useSessions() {
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

import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { nextParam } from '#web/app/router/paths.ts';
import { safeReturnPath } from '#web/app/router/return-path.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** Two-factor authentication: setting it up, new recovery codes, turning it off. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const goOn = useGoOn();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#two-factor') place.current?.scrollIntoView();
  }, [hash]);
  const showCodes = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => setCodes(recoveryCodes);
  return (
    <div id="two-factor" ref={place}>
      <Container
        header={
          <Header
            variant="h2"
            description="A code from an app on your phone, besides your password. You need it to change where your money goes."
          >
            Two-factor authentication
          </Header>
        }
      >
        <SpaceBetween size="m">
          <StatusIndicator type={isOn ? 'success' : 'stopped'}>{isOn ? 'On' : 'Off'}</StatusIndicator>
          {isOn ? <WhileOn onCodes={showCodes} /> : <SetUp onCodes={showCodes} />}
        </SpaceBetween>
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            goOn();
          }}
        />
      </Container>
    </div>
  );
}

interface WithCodes {
  readonly onCodes: (made: { readonly recoveryCodes: readonly string[] }) => void;
}

function SetUp({ onCodes }: WithCodes) {
  const [secret, setSecret] = useState<{ readonly secret: string; readonly uri: string }>();
  const begin = useOperation(secondFactorContract, 'beginSecondFactor', { onDone: setSecret, rereads: false });
  return (
    <>
      <Button loading={begin.isRunning} onClick={() => void begin.run({})}>
        Set up
      </Button>
      <SetUpDialog
        secret={secret}
        onClose={() => setSecret(undefined)}
        onDone={(made) => {
          setSecret(undefined);
          onCodes(made);
        }}
      />
    </>
  );
}

function WhileOn({ onCodes }: WithCodes) {
  const [isAsking, setAsking] = useState<'codes' | 'off'>();
  const { revalidate } = useRevalidator();
  const renew = useOperation(secondFactorContract, 'renewRecoveryCodes', { onDone: onCodes, rereads: false });
  const turnOff = useOperation(secondFactorContract, 'turnOffSecondFactor', {
    done: 'Two-factor authentication is off.',
    rereads: false,
    onDone: async () => {
      forgetMe();
      await revalidate();
    },
  });
  const close = () => setAsking(undefined);
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button loading={renew.isRunning} onClick={() => setAsking('codes')}>
        New recovery codes
      </Button>
      <Button loading={turnOff.isRunning} onClick={() => setAsking('off')}>
        Turn off
      </Button>
      <ConfirmDialog
        isOpen={isAsking === 'codes'}
        title="Get new recovery codes?"
        verb="Get new codes"
        stay="Cancel"
        onClose={close}
        onConfirm={() => {
          close();
          void renew.run({});
        }}
      >
        The recovery codes you have now will stop working.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking === 'off'}
        title="Turn off two-factor authentication?"
        verb="Turn off"
        stay="Cancel"
        onClose={close}
        onConfirm={() => {
          close();
          void turnOff.run({});
        }}
      >
        Signing in won’t take a code any more, and your recovery codes will stop working.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

/** Back to what needed a second factor, where the address says so; otherwise the page shows that it is on. */
function useGoOn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    forgetMe();
    const next = search.get(nextParam);
    void (next ? navigate(safeReturnPath(next)) : revalidate());
  };
}

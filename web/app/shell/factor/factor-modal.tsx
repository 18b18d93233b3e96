import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { AppCodeField } from '#web/app/forms/fields/app-code-field.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '../page/app-link.tsx';
import { ProblemAlert } from '../page/problem-alert.tsx';

interface FactorModalProps {
  readonly isOpen: boolean;
  readonly onClose: (isGiven: boolean) => void;
}

/** The dialog itself; `FactorDialog` loads it. A player without an authenticator app is led to set one up. */
export function FactorModal({ isOpen, onClose }: FactorModalProps) {
  const [hasFactor, setHasFactor] = useState(true);
  useEffect(() => {
    if (isOpen)
      void loadMe().then(
        (me) => setHasFactor(me.state !== 'success' || me.hasSecondFactor === true),
        () => {},
      );
  }, [isOpen]);
  return hasFactor ? (
    <AskForCode isOpen={isOpen} onClose={onClose} />
  ) : (
    <AskToSetUp isOpen={isOpen} onClose={onClose} />
  );
}

function AskForCode({ isOpen, onClose }: FactorModalProps) {
  const form = useOperationForm(secondFactorContract, 'confirmSecondFactor', {
    defaults: { code: '' },
    // What was refused is sent again, and the page reads its data after that.
    rereads: false,
    onDone: () => {
      form.values.reset();
      onClose(true);
    },
  });
  const leave = () => {
    form.values.reset();
    onClose(false);
  };
  return (
    <Modal
      visible={isOpen}
      header="Confirm it’s you"
      closeAriaLabel="Close"
      onDismiss={leave}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={leave}>
              Not now
            </Button>
            <Button variant="primary" form="factor-code" loading={form.isSending}>
              Continue
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <form id="factor-code" noValidate onSubmit={form.onSubmit}>
        <SpaceBetween size="m">
          <div>Once you’ve entered the code, we’ll go on with what you asked for.</div>
          <AppCodeField control={form.control} name="code" />
          {form.problem && <ProblemAlert>{form.problem}</ProblemAlert>}
          <AppLink to={paths.useRecoveryCode}>Lost your phone?</AppLink>
        </SpaceBetween>
      </form>
    </Modal>
  );
}

function AskToSetUp({ isOpen, onClose }: FactorModalProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Modal
      visible={isOpen}
      header="Set up two-factor authentication first"
      closeAriaLabel="Close"
      onDismiss={() => onClose(false)}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={() => onClose(false)}>
              Not now
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                onClose(false);
                void navigate(paths.setUpFactor(pathname + search));
              }}
            >
              Set it up
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      This needs a code from an authenticator app on your phone. Setting one up takes a minute, and we’ll bring you back
      here.
    </Modal>
  );
}

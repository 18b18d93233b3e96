import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { PushRegistration } from '#shared/notifications/push.ts';
import { turnOff, turnOn } from '#web/app/live/push/push-device.ts';
import { PushError } from '#web/app/live/push/push-error.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** What is known of a person's devices. */
export interface PushData {
  readonly applicationPubKey: string;
  readonly registrations: readonly PushRegistration[];
  /** Of this browser, where it is registered. */
  readonly here?: string | undefined;
}

const said = {
  sent: ['success', 'The test message is on its way.'],
  gone: ['info', 'That device takes no more messages. It is removed.'],
  busy: ['error', 'The push service is busy. Try again in a moment.'],
  refused: ['error', 'The push service refused the message. Turn push off and on again on that device.'],
} as const;

interface PushDevicesProps {
  readonly userId: string;
  readonly push: PushData;
}

/** The devices on which somebody gets push messages, this one first asked about. */
export function PushDevices({ userId, push: { applicationPubKey, registrations, here } }: PushDevicesProps) {
  const { busy, fault, run } = useWork();
  const isOn = registrations.some(({ token }) => token === here);
  const turn = () =>
    run('here', async () => {
      await (isOn ? turnOff() : turnOn(userId, applicationPubKey));
      notify('success', isOn ? 'Push is off on this device.' : 'Push is on. You hear of things on this device.');
    });
  const test = (token: string) =>
    run(`test ${token}`, async () => {
      const { result } = await operations(notificationsContract).testPush({ token });
      const [kind, text] = said[result];
      notify(kind, text);
    });
  const remove = (token: string) =>
    run(`remove ${token}`, async () => {
      await (token === here ? turnOff() : operations(notificationsContract).removePush({ token }));
      notify('success', 'The device is removed.');
    });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Push messages come to the devices on which you turn them on, ten at most."
          actions={
            <Button formAction="none" loading={busy === 'here'} disabled={busy !== undefined} onClick={turn}>
              {isOn ? 'Stop push on this device' : 'Get push on this device'}
            </Button>
          }
        >
          Devices
        </Header>
      }
    >
      <SpaceBetween size="m">
        {fault && <Alert type="error">{fault}</Alert>}
        {registrations.length === 0 ? (
          <p>No device gets push messages yet.</p>
        ) : (
          <ul className="push-devices">
            {registrations.map((device) => (
              <DeviceRow
                key={device.token}
                device={device}
                isHere={device.token === here}
                busy={busy}
                onTest={test}
                onRemove={remove}
              />
            ))}
          </ul>
        )}
      </SpaceBetween>
    </Container>
  );
}

interface DeviceRowProps {
  readonly device: PushRegistration;
  readonly isHere: boolean;
  readonly busy: string | undefined;
  readonly onTest: (token: string) => void;
  readonly onRemove: (token: string) => void;
}

function DeviceRow({ device: { token, name, createTime, isStale }, isHere, busy, onTest, onRemove }: DeviceRowProps) {
  const isBusy = busy !== undefined;
  return (
    <li>
      <span>
        {name}
        {isHere && ' (this device)'}
        <small>Last heard of {new Date(createTime).toLocaleDateString('en', { dateStyle: 'medium' })}</small>
      </span>
      <StatusIndicator type={isStale ? 'warning' : 'success'}>
        {isStale ? 'Open the app there to keep it' : 'On'}
      </StatusIndicator>
      <Button
        formAction="none"
        ariaLabel={`Send a test to ${name}`}
        loading={busy === `test ${token}`}
        disabled={isBusy}
        onClick={() => onTest(token)}
      >
        Send a test
      </Button>
      <Button
        formAction="none"
        ariaLabel={`Remove ${name}`}
        loading={busy === `remove ${token}`}
        disabled={isBusy}
        onClick={() => onRemove(token)}
      >
        Remove
      </Button>
    </li>
  );
}

/** One thing at a time; afterwards the list is read again, and what went wrong stays to be read. */
function useWork() {
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { revalidate } = useRevalidator();
  const run = (name: string, work: () => Promise<void>) => {
    setBusy(name);
    setFault(undefined);
    void work()
      .then(() => undefined, wordsFor)
      .then((words) => {
        setBusy(undefined);
        setFault(words);
        void revalidate();
      });
  };
  return { busy, fault, run };
}

const wordsFor = (error: unknown) => (error instanceof PushError ? error.message : sentenceFor(error));

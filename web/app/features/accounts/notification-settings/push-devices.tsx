import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { PushRegistration } from '#shared/notifications/push.ts';
import { turnOff, turnOn } from '#web/app/live/push/push-device.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Change, useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** What is known of a person's devices. */
export interface PushData {
  readonly applicationPubKey: string;
  readonly registrations: readonly PushRegistration[];
  /** Of this browser, where it is registered. */
  readonly here?: string | undefined;
}

const said = {
  sent: ['success', 'Test sent.'],
  gone: ['info', 'That device no longer accepts notifications, so we removed it.'],
  busy: ['error', 'The push service is busy. Try again in a moment.'],
  refused: ['error', 'That didn’t go through. Turn push off and on again on that device.'],
} as const;

interface PushDevicesProps {
  readonly userId: string;
  readonly push: PushData;
}

/** The devices that get push notifications, with the switch for this one. */
export function PushDevices({ userId, push: { applicationPubKey, registrations, here } }: PushDevicesProps) {
  const isOn = registrations.some(({ token }) => token === here);
  const turn = useChange(() => (isOn ? turnOff() : turnOn(userId, applicationPubKey)), {
    done: isOn ? 'Push is off on this device.' : 'Push is on for this device.',
    showsProblem: true,
  });
  const test = useOperation(notificationsContract, 'testPush', {
    onDone: ({ result }) => {
      const [kind, text] = said[result];
      notify(kind, text);
    },
    showsProblem: true,
  });
  const remove = useChange(
    async ({ token }: { readonly token: string }) =>
      void (token === here ? await turnOff() : await operations(notificationsContract).removePush({ token })),
    { done: 'Device removed.', showsProblem: true },
  );
  const { isRunning, problem } = useTogether(turn, test, remove);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Get notifications on up to ten devices. Turn each one on here."
          actions={
            <Button formAction="none" loading={turn.isRunning} disabled={isRunning} onClick={() => turn.run({})}>
              {isOn ? 'Turn off push on this device' : 'Turn on push on this device'}
            </Button>
          }
        >
          Devices
        </Header>
      }
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        {registrations.length === 0 ? (
          <p>No devices yet.</p>
        ) : (
          <ul className="push-devices">
            {registrations.map((device) => (
              <DeviceRow
                key={device.token}
                device={device}
                isHere={device.token === here}
                isBusy={isRunning}
                test={test}
                remove={remove}
              />
            ))}
          </ul>
        )}
      </SpaceBetween>
    </Container>
  );
}

type DeviceChange = Pick<Change<{ readonly token: string }, unknown>, 'run' | 'isRunningOn'>;

interface DeviceRowProps {
  readonly device: PushRegistration;
  readonly isHere: boolean;
  readonly isBusy: boolean;
  readonly test: DeviceChange;
  readonly remove: DeviceChange;
}

function DeviceRow({ device, isHere, isBusy, test, remove }: DeviceRowProps) {
  const { token, name, createTime, isStale } = device;
  return (
    <li>
      <span>
        {name}
        {isHere && ' (this device)'}
        <small>Last seen {new Date(createTime).toLocaleDateString('en', { dateStyle: 'medium' })}</small>
      </span>
      <StatusIndicator type={isStale ? 'warning' : 'success'}>
        {isStale ? 'Open the app there to keep push on' : 'On'}
      </StatusIndicator>
      <Button
        formAction="none"
        ariaLabel={`Send a test to ${name}`}
        loading={test.isRunningOn({ token })}
        disabled={isBusy}
        onClick={() => test.run({ token })}
      >
        Send a test
      </Button>
      <Button
        formAction="none"
        ariaLabel={`Remove ${name}`}
        loading={remove.isRunningOn({ token })}
        disabled={isBusy}
        onClick={() => remove.run({ token })}
      >
        Remove
      </Button>
    </li>
  );
}

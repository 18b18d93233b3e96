import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { type Host, mostHosts } from '#shared/events/hosts/hosts.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OwnerStepsDown } from './owner-steps-down.tsx';
import { PeoplePicker, type Pickable } from './people-picker.tsx';

interface HostsPanelProps {
  readonly event: Event;
  readonly hosts: readonly Host[];
  readonly people: readonly Pickable[];
  /** The reader. */
  readonly viewerId: string;
  /** False once the event is over or off. */
  readonly canChange: boolean;
}

/** The hosts of an event, and a way to invite another one. */
export function HostsPanel({ event, hosts, people, viewerId, canChange }: HostsPanelProps) {
  const fetcher = useFetcher();
  const active = hosts.filter(({ status }) => status !== 'declined');
  const pickable = people.filter(({ userId }) => !active.some((host) => host.userId === userId));
  const ask = ([one]: readonly Pickable[]) =>
    one && void fetcher.submit({ intent: 'inviteHost', ...one }, { method: 'post', encType: 'application/json' });
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${active.length}/${mostHosts})`}
          description="Hosts can edit the event and manage who comes."
        >
          Hosts
        </Header>
      }
    >
      <SpaceBetween size="l">
        <ul className="plain-list">
          {hosts.map((host) => (
            <li key={host.userId}>
              <HostLine
                host={host}
                event={event}
                isMe={host.userId === viewerId}
                heirs={hosts.filter(({ userId, status }) => userId !== event.creatorId && status === 'confirmed')}
                viewerId={viewerId}
                canChange={canChange}
              />
            </li>
          ))}
        </ul>
        {canChange && active.length < mostHosts && (
          <PeoplePicker
            label="Co-host"
            people={pickable}
            verb="Invite to host"
            isBusy={fetcher.state !== 'idle'}
            onPick={ask}
          />
        )}
      </SpaceBetween>
    </Container>
  );
}

const states = {
  confirmed: ['success', 'Hosts'],
  invited: ['pending', 'Invited to host'],
  declined: ['stopped', 'Declined'],
} as const;

interface HostLineProps extends Pick<HostsPanelProps, 'event' | 'viewerId' | 'canChange'> {
  readonly host: Host;
  readonly isMe: boolean;
  /** The other hosts: the owner names one of them as the new owner when stepping down. */
  readonly heirs: readonly Host[];
}

function HostLine({ host, event, isMe, heirs, viewerId, canChange }: HostLineProps) {
  const [type, words] = states[host.status];
  const isOwner = host.userId === event.creatorId;
  const mayRemove = canChange && !isOwner && (isMe || event.creatorId === viewerId);
  return (
    <SpaceBetween direction="horizontal" size="s" alignItems="center">
      <strong>{host.displayName}</strong>
      <StatusIndicator type={type}>{words}</StatusIndicator>
      {canChange && !isMe && event.creatorId === viewerId && host.status === 'confirmed' && (
        <TransferButton host={host} version={event.version} />
      )}
      {canChange && isMe && isOwner && heirs.length > 0 && <OwnerStepsDown owner={host} heirs={heirs} />}
      {mayRemove && <RemoveButton host={host} isMe={isMe} />}
    </SpaceBetween>
  );
}

function TransferButton({ host: { userId, displayName }, version }: Pick<HostLineProps, 'host'> & { version: number }) {
  const [isAsking, setAsking] = useState(false);
  const fetcher = useFetcher();
  return (
    <>
      <Button
        ariaLabel={`Hand the event over to ${displayName}`}
        loading={fetcher.state !== 'idle'}
        onClick={() => setAsking(true)}
      >
        Hand over
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Hand the event over to ${displayName}?`}
        verb="Hand over"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          const given = { intent: 'transfer', userId, displayName, version };
          void fetcher.submit(given, { method: 'post', encType: 'application/json' });
        }}
      >
        {displayName} will own this event: only the owner can hand it over or delete it. You stay a host.
      </ConfirmDialog>
    </>
  );
}

function RemoveButton({ host: { userId, displayName }, isMe }: Pick<HostLineProps, 'host' | 'isMe'>) {
  const [isAsking, setAsking] = useState(false);
  const fetcher = useFetcher();
  const verb = isMe ? 'Step down' : 'Take off';
  return (
    <>
      <Button
        ariaLabel={isMe ? verb : `Take ${displayName} off the hosts`}
        loading={fetcher.state !== 'idle'}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isMe ? 'Step down as a host?' : `Take ${displayName} off the hosts?`}
        verb={verb}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          const gone = { intent: 'removeHost', userId, displayName };
          void fetcher.submit(gone, { method: 'post', encType: 'application/json' });
        }}
      >
        {isMe
          ? "You'll no longer manage this event. If you joined it, you keep your seat."
          : `${displayName} will no longer manage this event. If they joined it, they keep their seat.`}
      </ConfirmDialog>
    </>
  );
}

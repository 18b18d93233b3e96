import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { type Host, mostHosts } from '#shared/events/hosts/hosts.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { InviteCohost } from './invite-cohost.tsx';
import { OwnerStepsDown, removedWords } from './owner-steps-down.tsx';
import type { Pickable } from './people-picker.tsx';

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
  const active = hosts.filter(({ status }) => status !== 'declined');
  const pickable = people.filter(({ userId }) => !active.some((host) => host.userId === userId));
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${active.length}/${mostHosts})`}
          description="Hosts can edit the event and manage its players."
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
        {canChange && active.length < mostHosts && <InviteCohost eventId={event.eventId} people={pickable} />}
      </SpaceBetween>
    </Container>
  );
}

const states = {
  confirmed: ['success', 'Host'],
  invited: ['pending', 'Invited'],
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
        <TransferButton host={host} event={event} />
      )}
      {canChange && isMe && isOwner && heirs.length > 0 && (
        <OwnerStepsDown eventId={event.eventId} owner={host} heirs={heirs} />
      )}
      {mayRemove && <RemoveButton host={host} event={event} isMe={isMe} />}
    </SpaceBetween>
  );
}

function TransferButton({ host: { userId, displayName }, event }: Pick<HostLineProps, 'host' | 'event'>) {
  const [isAsking, setAsking] = useState(false);
  const { eventId, version } = event;
  const { run, isRunning } = useOperation(lifecycleContract, 'transferEvent', {
    done: `${displayName} owns this event now`,
  });
  return (
    <>
      <Button ariaLabel={`Hand the event over to ${displayName}`} loading={isRunning} onClick={() => setAsking(true)}>
        Hand over
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Hand the event over to ${displayName}?`}
        verb="Hand over"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run({ eventId, userId, version });
        }}
      >
        {displayName} will own this event: only the owner can hand it over or delete it. You stay a host.
      </ConfirmDialog>
    </>
  );
}

function RemoveButton({ host: { userId, displayName }, event, isMe }: Pick<HostLineProps, 'host' | 'event' | 'isMe'>) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useOperation(hostsContract, 'removeHost', { done: removedWords(displayName) });
  const verb = isMe ? 'Step down' : 'Remove';
  return (
    <>
      <Button
        ariaLabel={isMe ? verb : `Remove ${displayName} as a host`}
        loading={isRunning}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isMe ? 'Step down as a host?' : `Remove ${displayName} as a host?`}
        verb={verb}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run({ eventId: event.eventId, userId });
        }}
      >
        {isMe
          ? "You'll no longer manage this event. If you joined it, you keep your spot."
          : `${displayName} will no longer manage this event. If they joined it, they keep their spot.`}
      </ConfirmDialog>
    </>
  );
}

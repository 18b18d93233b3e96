import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/host-contract.ts';
import type { Event } from '#shared/events/schemas.ts';
import { toInstant } from '#shared/time.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { PeoplePicker } from './people-picker.tsx';

type Operations = (typeof hostsContract)['operations'];
type Invitee = Answer<Operations['listInvitees']>['invitees'][number];
type Invitable = Answer<Operations['listInvitable']>;

interface InvitationsPanelProps {
  readonly event: Event;
  readonly invitees: readonly Invitee[];
  readonly invitable: Invitable;
  /** False before it is published and once it has begun or is off. */
  readonly canInvite: boolean;
}

/** Whom hosts invited, what they said, and inviting more. */
export function InvitationsPanel({ event, invitees, invitable, canInvite }: InvitationsPanelProps) {
  const [sendAt, setSendAt] = useState('');
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== 'idle';
  const invited = new Set(invitees.map(({ userId }) => userId));
  const invite = (whom: { userIds: string[]; fromEventId?: string }) => {
    const at = sendAt && { inviteSendAt: toInstant(sendAt, event.timeZone).toISOString() };
    void fetcher.submit({ intent: 'invite', ...whom, ...at }, { method: 'post', encType: 'application/json' });
  };
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${invitees.length})`}>
          Invitations
        </Header>
      }
    >
      <SpaceBetween size="l">
        {invitees.length === 0 ? (
          <p>
            {canInvite
              ? 'Nobody is invited yet.'
              : 'Nobody was invited. You can invite people to a published event until it starts.'}
          </p>
        ) : (
          <ul className="plain-list">
            {invitees.map((one) => (
              <li key={one.userId}>
                <InviteeLine invitee={one} timeZone={event.timeZone} />
              </li>
            ))}
          </ul>
        )}
        {canInvite && (
          <SpaceBetween size="m">
            {invitable.people.length > 0 && <SendLaterField value={sendAt} onChange={setSendAt} />}
            <PeoplePicker
              label="People to invite"
              people={invitable.people.filter(({ userId }) => !invited.has(userId))}
              verb="Invite"
              most={50}
              isBusy={isBusy}
              onPick={(picked) => invite({ userIds: picked.map(({ userId }) => userId) })}
            />
            {invitable.events.map(({ eventId, title, startsAt, people }) => (
              <Button key={eventId} loading={isBusy} onClick={() => invite({ userIds: [], fromEventId: eventId })}>
                Invite everybody of {title}, {startIn(event.timeZone, startsAt)} ({people})
              </Button>
            ))}
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Container>
  );
}

const states: Readonly<Record<Invitee['status'], string>> = {
  planned: 'Not told yet',
  invited: 'No answer yet',
  in: 'Is in',
  waiting: 'Is in line',
  requested: 'Asked to come',
  maybe: 'Said maybe',
  declined: 'Said no',
};

function InviteeLine({ invitee, timeZone }: { invitee: Invitee; timeZone: string }) {
  const { userId, displayName, status, inviteSendAt } = invitee;
  const fetcher = useFetcher();
  const withdraw = () =>
    void fetcher.submit({ intent: 'withdraw', userId, displayName }, { method: 'post', encType: 'application/json' });
  return (
    <SpaceBetween direction="horizontal" size="s" alignItems="center">
      <strong>{displayName}</strong>
      <span>
        {states[status]}
        {inviteSendAt && `, told ${startIn(timeZone, inviteSendAt)}`}
      </span>
      <Button
        ariaLabel={`Withdraw the invitation of ${displayName}`}
        loading={fetcher.state !== 'idle'}
        onClick={withdraw}
      >
        Withdraw
      </Button>
    </SpaceBetween>
  );
}

function SendLaterField({ value, onChange }: { value: string; onChange: (local: string) => void }) {
  const controlId = useId();
  return (
    <FormField
      controlId={controlId}
      label={
        <span>
          Tell them <i>- optional</i>
        </span>
      }
      constraintText="On the clock where it happens. Leave it empty to tell them now."
    >
      <input
        className="native-input"
        id={controlId}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value.slice(0, 16))}
      />
    </FormField>
  );
}

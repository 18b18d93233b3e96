import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useId, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { toInstant } from '#shared/time.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { PeoplePicker } from '../hosts/people-picker.tsx';
import { InviteEverybody } from './invite-all.tsx';
import { InviteByMail } from './invite-by-mail.tsx';
import { invitedWords } from './invited-words.ts';
import { InviteeLine, saidInWords } from './invitee-line.tsx';

type Operations = (typeof hostsContract)['operations'];
type Invitee = Answer<Operations['listInvitees']>['invitees'][number];
type Invitable = Answer<Operations['listInvitable']>;

/** Most events are of no community. */
const InviteCommunity = lazy(async () => ({ default: (await import('./invite-community.tsx')).InviteCommunity }));
const CommunityInvitationLine = lazy(async () => ({
  default: (await import('./community-invitation-line.tsx')).CommunityInvitationLine,
}));

interface InvitationsPanelProps {
  readonly event: Event;
  readonly invitees: readonly Invitee[];
  /** What hosts asked of the community. */
  readonly asked: Answer<Operations['listInvitees']>['community'];
  readonly invitable: Invitable;
  /** False before it is published and once it has begun or is off. */
  readonly canInvite: boolean;
}

/** Whom hosts invited, what they said, and inviting more. */
export function InvitationsPanel({ event, invitees, asked, invitable, canInvite }: InvitationsPanelProps) {
  const [sendAt, setSendAt] = useState('');
  const { eventId } = event;
  const { run, isRunning, problem, rejection } = useOperation(hostsContract, 'invitePeople', {
    done: invitedWords,
    showsProblem: true,
  });
  const invited = new Set(invitees.map(({ userId }) => userId));
  const at = sendAt ? { inviteSendAt: toInstant(sendAt, event.timeZone).toISOString() } : {};
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${invitees.length})`}>
          Invitations
        </Header>
      }
    >
      <SpaceBetween size="l">
        {invitees.length > 1 && <p>{saidInWords(invitees)}</p>}
        {asked.length > 0 && (
          <Suspense>
            <ul className="plain-list">
              {asked.map((one) => (
                <li key={one.invitationId}>
                  <CommunityInvitationLine event={event} invitation={one} community={invitable.community} />
                </li>
              ))}
            </ul>
          </Suspense>
        )}
        {invitees.length === 0 ? (
          <p>
            {canInvite
              ? 'No invitations yet.'
              : 'No invitations. You can invite people to a published event until it starts.'}
          </p>
        ) : (
          <Invited invitees={invitees} event={event} />
        )}
        {canInvite && (
          <SpaceBetween size="l">
            <SendLaterField value={sendAt} error={rejection?.fields.inviteSendAt} onChange={setSendAt} />
            {problem && !rejection?.fields.inviteSendAt && <ProblemAlert>{problem}</ProblemAlert>}
            {invitable.community && (
              <Suspense>
                <InviteCommunity eventId={eventId} community={invitable.community} at={at} />
              </Suspense>
            )}
            <InviteByMail eventId={eventId} at={at} />
            <PeoplePicker
              label="People to invite"
              people={invitable.people.filter(({ userId }) => !invited.has(userId))}
              verb="Invite"
              most={50}
              isBusy={isRunning}
              onPick={(picked) => void run({ eventId, userIds: picked.map(({ userId }) => userId), ...at })}
            />
            {invitable.events.length > 0 && (
              <InviteEverybody
                events={invitable.events}
                timeZone={event.timeZone}
                isBusy={isRunning}
                onInvite={(fromEventId) => void run({ eventId, userIds: [], fromEventId, ...at })}
              />
            )}
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Container>
  );
}

/** More than these are shown to whoever wants to see them. */
const mostShown = 10;

/** A community may have hundreds. */
function Invited({ invitees, event }: Pick<InvitationsPanelProps, 'invitees' | 'event'>) {
  const list = (
    <ul className="plain-list">
      {invitees.map((one) => (
        <li key={one.userId}>
          <InviteeLine invitee={one} event={event} />
        </li>
      ))}
    </ul>
  );
  if (invitees.length <= mostShown) return list;
  return <ExpandableSection headerText="Everybody who was invited">{list}</ExpandableSection>;
}

interface SendLaterFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (local: string) => void;
}

function SendLaterField({ value, error, onChange }: SendLaterFieldProps) {
  const controlId = useId();
  return (
    <FormField
      controlId={controlId}
      label={
        <span>
          Tell them <i>- optional</i>
        </span>
      }
      errorText={error}
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

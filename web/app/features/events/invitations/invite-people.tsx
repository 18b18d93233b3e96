import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useId, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { toInstant } from '#shared/time.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { PeoplePicker } from '../hosts/people-picker.tsx';
import { InviteEveryone } from './invite-all.tsx';
import { InviteByMail } from './invite-by-mail.tsx';
import { InviteList } from './invite-list.tsx';
import { invitedWords } from './invited-words.ts';
import '#web/app/forms/fields.css';

/** Most events are of no team. */
const InviteCommunity = lazy(async () => ({ default: (await import('./invite-community.tsx')).InviteCommunity }));

interface InvitePeopleProps {
  readonly event: Pick<Event, 'eventId' | 'timeZone'>;
  readonly invitable: Answer<typeof hostsContract.operations.listInvitable>;
  /** Who has an invitation already, by user id. */
  readonly invited: readonly string[];
}

/** The ways to invite: people one played with, lists, the team, and email addresses. */
export function InvitePeople({ event: { eventId, timeZone }, invitable, invited }: InvitePeopleProps) {
  const [sendAt, setSendAt] = useState('');
  const { run, isRunning, problem, rejection } = useOperation(hostsContract, 'invitePeople', {
    done: invitedWords,
    showsProblem: true,
  });
  const at = sendAt ? { inviteSendAt: toInstant(sendAt, timeZone).toISOString() } : {};
  const invite = (userIds: readonly string[]) => void run({ eventId, userIds: [...userIds], ...at });
  return (
    <SpaceBetween size="l">
      <PeoplePicker
        label="People to invite"
        people={invitable.people.filter(({ userId }) => !invited.includes(userId))}
        verb="Invite"
        most={50}
        isBusy={isRunning}
        onPick={(picked) => invite(picked.map(({ userId }) => userId))}
      />
      <InviteList isBusy={isRunning} onInvite={invite} />
      <InviteByMail eventId={eventId} at={at} />
      {invitable.community && (
        <Suspense>
          <InviteCommunity eventId={eventId} community={invitable.community} at={at} />
        </Suspense>
      )}
      {invitable.events.length > 0 && (
        <InviteEveryone
          events={invitable.events}
          timeZone={timeZone}
          isBusy={isRunning}
          onInvite={(fromEventId) => void run({ eventId, userIds: [], fromEventId, ...at })}
        />
      )}
      <SendLaterField value={sendAt} error={rejection?.fields.inviteSendAt} onChange={setSendAt} />
      {problem && !rejection?.fields.inviteSendAt && <ProblemAlert>{problem}</ProblemAlert>}
    </SpaceBetween>
  );
}

interface SendLaterFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (local: string) => void;
}

function SendLaterField({ value, error, onChange }: SendLaterFieldProps) {
  const controlId = useId();
  return (
    <ExpandableSection headerText="Send later" defaultExpanded={error !== undefined}>
      <FormField
        controlId={controlId}
        label={
          <span>
            Send invitations on <i>- optional</i>
          </span>
        }
        errorText={error}
        constraintText="In the event’s local time. Leave it empty to send now."
      >
        <input
          className="native-input"
          id={controlId}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value.slice(0, 16))}
        />
      </FormField>
    </ExpandableSection>
  );
}

import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { startIn } from '#web/blocks/event-time.ts';

type Invitee = Answer<typeof hostsContract.operations.listInvitees>['invitees'][number];

const states: Readonly<Record<Invitee['status'], string>> = {
  planned: 'Not sent yet',
  invited: 'No answer yet',
  in: 'In',
  waiting: 'In line',
  requested: 'Asked to join',
  maybe: 'Maybe',
  declined: "Can't go",
};

/** A guest who joins with an account is on the list of players: the address does not say so. */
const stateOf = ({ status, email }: Invitee) => (email && status === 'invited' ? 'Invited by email' : states[status]);

/** How many of the invited people gave which answer. */
export function saidInWords(invitees: readonly Invitee[]): string {
  const parts = (Object.keys(states) as Invitee['status'][]).map((status) => {
    const people = invitees.filter((one) => one.status === status).length;
    return people > 0 ? `${states[status]}: ${people}` : '';
  });
  return parts.filter(Boolean).join(', ');
}

interface InviteeLineProps {
  readonly invitee: Invitee;
  readonly event: Pick<Event, 'eventId' | 'timeZone'>;
}

/** An invited person or address, and the answer. */
export function InviteeLine({ invitee, event: { eventId, timeZone } }: InviteeLineProps) {
  const { userId, displayName, email, inviteSendAt, note } = invitee;
  const name = email && displayName === 'Guest' ? email : displayName;
  const { run, isRunning } = useOperation(hostsContract, 'withdrawInvitation', {
    done: `Invitation to ${name} withdrawn`,
  });
  return (
    <SpaceBetween direction="horizontal" size="s" alignItems="center">
      <span>
        <strong>{name}</strong>
        {email && email !== name && ` ${email}`}
      </span>
      <span>
        {stateOf(invitee)}
        {inviteSendAt && `, goes out ${startIn(timeZone, inviteSendAt)}`}
        {note && `: “${note}”`}
      </span>
      <Button
        ariaLabel={`Withdraw the invitation to ${name}`}
        loading={isRunning}
        onClick={() => void run({ eventId, userId })}
      >
        Withdraw
      </Button>
    </SpaceBetween>
  );
}

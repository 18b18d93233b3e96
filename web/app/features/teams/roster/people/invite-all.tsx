import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { hasAddress } from './roster-line.ts';

interface InviteAllProps {
  readonly teamId: string;
  /** Players who are not invited yet. */
  readonly people: readonly RosterPerson[];
}

/** Invites every player who has an email and was not invited; says first who has none. */
export function InviteAll({ teamId, people }: InviteAllProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useOperation(teamInvites, 'inviteToTeam', {
    done: ({ invited }) => `${quantity(invited, 'invitation')} sent`,
  });
  const reachable = people.filter(hasAddress);
  const others = people.filter((one) => !hasAddress(one)).map(({ name }) => name);
  const send = () => {
    setAsking(false);
    void run({ teamId, inviteIds: reachable.map(({ inviteId }) => inviteId) });
  };
  return (
    <>
      <Button
        variant="primary"
        loading={isRunning}
        disabled={reachable.length === 0}
        disabledReason="None of these players has an email yet. Add one in the table."
        onClick={() => setAsking(true)}
      >
        {`Invite all ${people.length}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Invite ${reachable.length} of ${quantity(people.length, 'player')}?`}
        verb={`Invite ${reachable.length}`}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {inviteWords(reachable.length, others)}
      </ConfirmDialog>
    </>
  );
}

const shownNames = 5;

/** `Each gets an email with a link. Grace Kim has no email.` */
function inviteWords(count: number, others: readonly string[]): string {
  const first =
    count === 1 ? 'This player gets an email with a link to join.' : 'Each gets an email with a link to join.';
  if (others.length === 0) return first;
  const more = others.length - shownNames;
  const named = [...others.slice(0, shownNames), ...(more > 0 ? [`${more} more`] : [])];
  const list = new Intl.ListFormat('en-US').format(named);
  return `${first} ${list} ${others.length === 1 ? 'has' : 'have'} no email; hand on the team code instead.`;
}

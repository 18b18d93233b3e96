import Button from '@cloudscape-design/components/button';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { CohostSearch } from './cohost-search.tsx';
import type { Pickable } from './people-picker.tsx';

interface InviteCohostProps {
  readonly eventId: string;
  /** People the host knows from events. */
  readonly people: readonly Pickable[];
}

/** Invites a co-host by name or email. */
export function InviteCohost({ eventId, people }: InviteCohostProps) {
  const inviting = useChange(({ userId }: Pickable) => operations(hostsContract).inviteHost({ eventId, userId }), {
    done: (_, { displayName }) => `Invitation sent to ${displayName}`,
  });
  return (
    <CohostSearch
      known={people}
      action={(person, clear) => (
        <Button
          formAction="none"
          ariaLabel={`Invite ${person.displayName} to host`}
          loading={inviting.isRunningOn({ userId: person.userId })}
          onClick={() => void inviting.run(person).then((answer) => answer && clear())}
        >
          Invite to host
        </Button>
      )}
    />
  );
}

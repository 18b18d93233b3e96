import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { groupRooms } from '#shared/events/rsvp/group-words.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface MoveJoinerProps {
  readonly event: Pick<Event, 'eventId' | 'capacityGroups'>;
  readonly joiner: { readonly userId: string; readonly displayName: string; readonly group?: string | undefined };
}

/** In which group somebody comes, and the others that the host can move them to. */
export function MoveJoiner({ event, joiner: { userId, displayName, group } }: MoveJoinerProps) {
  const { run, isRunning } = useOperation(hostsContract, 'moveJoiner', {
    done: `${displayName} comes in another group`,
  });
  const rooms = groupRooms(event, {});
  const label = rooms.find(({ key }) => key === group)?.label ?? 'No group';
  return (
    <div>
      {label}
      <ButtonDropdown
        variant="inline-icon"
        items={rooms.filter(({ key }) => key !== group).map(({ key, label }) => ({ id: key, text: label }))}
        ariaLabel={`Move ${displayName} to another group than ${label}`}
        loading={isRunning}
        expandToViewport
        onItemClick={({ detail }) => void run({ eventId: event.eventId, userId, group: detail.id })}
      />
    </div>
  );
}

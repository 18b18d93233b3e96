import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useFetcher } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { groupRooms } from '#shared/events/rsvp/group-words.ts';

interface MoveJoinerProps {
  readonly event: Pick<Event, 'capacityGroups'>;
  readonly joiner: { readonly userId: string; readonly displayName: string; readonly group?: string | undefined };
}

/** In which group somebody comes, and the others that the host can move them to. */
export function MoveJoiner({ event, joiner: { userId, displayName, group } }: MoveJoinerProps) {
  const fetcher = useFetcher();
  const rooms = groupRooms(event, {});
  const label = rooms.find(({ key }) => key === group)?.label ?? 'No group';
  return (
    <div>
      {label}
      <ButtonDropdown
        variant="inline-icon"
        items={rooms.filter(({ key }) => key !== group).map(({ key, label }) => ({ id: key, text: label }))}
        ariaLabel={`Move ${displayName} to another group than ${label}`}
        loading={fetcher.state !== 'idle'}
        expandToViewport
        onItemClick={({ detail }) =>
          void fetcher.submit(
            { intent: 'move', userId, displayName, group: detail.id },
            { method: 'post', encType: 'application/json' },
          )
        }
      />
    </div>
  );
}

import type { Event, Seats } from '#shared/events/details/schemas.ts';
import { groupRooms, roomWords } from '#shared/events/rsvp/group-words.ts';

/** How full each group is, drawn; nothing where the event has none. */
export function GroupMeters({ event, seats }: { readonly event: Event; readonly seats: Seats }) {
  const rooms = groupRooms(event, seats);
  if (rooms.length === 0) return null;
  return (
    <ul className="groups" aria-label="Groups">
      {rooms.map((room) => (
        <li key={room.key}>
          <span>
            {room.label}: {roomWords(room)}
          </span>
          <svg className="seats-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="seats-all" width="100" height="8" rx="1" />
            <rect className="seats-taken" width={Math.min(100, (100 * room.taken) / room.max)} height="8" rx="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

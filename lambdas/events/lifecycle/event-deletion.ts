import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';

/** The event is gone from then on with all that belongs to it; only while it has no players. */
export const takingAway = ({ location: { city } }: StoredEvent) => ({
  changes: {
    ...noExtras,
    ...notOnline,
    status: 'cancelled',
    cancelled: { reason: 'other' },
    takenAway: true,
    title: 'A deleted event',
    description: '',
    attachments: undefined,
    approvalQuestions: [],
    location: { kind: 'tbd', city, point: { lat: city.lat, lng: city.lng } },
  } satisfies Partial<StoredEvent>,
  facts: () => [],
  isStill: (line: StoredLine) => seating(line).in.length === 0,
});

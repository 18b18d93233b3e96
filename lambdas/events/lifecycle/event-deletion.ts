import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';

/** Nobody finds an event from then on, and nothing that was said of it is kept; while nobody is in it. */
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

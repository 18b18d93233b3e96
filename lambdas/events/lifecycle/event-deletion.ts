import { noExtras } from '#shared/events/extra-names.ts';
import { notOnline } from '#shared/events/online.ts';
import { seating } from '#shared/events/seats.ts';
import type { StoredLine } from './line.ts';
import type { StoredEvent } from './stored-event.ts';

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

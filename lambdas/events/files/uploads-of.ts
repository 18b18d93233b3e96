import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import type { StoredEvent } from '../details/stored-event.ts';

type Showing = Pick<StoredEvent, 'cover' | 'attachments'>;

const uploadsOf = ({ cover, attachments = [] }: Showing): string[] => [
  ...(cover ? [cover.uploadId] : []),
  ...attachments.map(({ uploadId }) => uploadId),
];

/** What is told with a write of an event that shows other files than before. */
export const heldByEvent = (event: StoredEvent, before: Showing = {}) =>
  heldFacts(
    { holder: event.eventId, version: event.version, uploadIds: uploadsOf(event) },
    uploadsOf(before),
    new Date(event.updatedAt),
  );

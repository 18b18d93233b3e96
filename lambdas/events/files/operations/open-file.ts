import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventFilesContract } from '#shared/events/files/contract.ts';
import { keptKey } from '#shared/uploads/keys.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';

type OpenFile = (typeof eventFilesContract)['operations']['openFile'];

const linkSeconds = 60;

interface Parts {
  readonly store: EventStore;
  readonly objects: Pick<Objects, 'linkTo'>;
  readonly now: Date;
}

/** Who may see the event may have its files. */
export async function openFile(
  { eventId, uploadId, token }: Parsed<OpenFile>,
  userId: string | undefined,
  { store, objects, now }: Parts,
): Promise<Output<OpenFile>> {
  const { event } = await visibleEvent({ eventId, token }, store, userId);
  const file = event.attachments?.find((each) => each.uploadId === uploadId);
  if (!file) throw new Problem('upload.notFound');
  const url = await objects.linkTo(keptKey({ purpose: 'eventAttachment', uploadId }), file, linkSeconds, now);
  return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
}

import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { mostAttachments } from '#shared/events/files/attachment.ts';
import type { eventFilesContract } from '#shared/events/files/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { changeFiles } from '../change-files.ts';

type AttachFile = (typeof eventFilesContract)['operations']['attachFile'];

/** Also after the event, for what came of it; a repeat attaches nothing twice. */
export async function attachFile(
  { eventId, uploadId }: Parsed<AttachFile>,
  caller: Caller,
  store: EventStore,
  uploads: UploadReader,
): Promise<Output<AttachFile>> {
  const { userId } = actorOf(caller);
  const { name, type, size } = await keptUpload(
    { uploadId, purpose: 'eventAttachment', userId, field: 'uploadId' },
    uploads,
  );
  return changeFiles(eventId, store, caller.now, (attachments, { status }) => {
    if (status === 'cancelled') throw new Problem('event.notEditable');
    const others = attachments.filter((each) => each.uploadId !== uploadId);
    if (others.length >= mostAttachments) throw new Problem('upload.tooMany');
    return [...others, { uploadId, name, type, size }];
  });
}

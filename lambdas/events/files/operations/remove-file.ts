import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventFilesContract } from '#shared/events/files/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { changeFiles } from '../change-files.ts';

type RemoveFile = (typeof eventFilesContract)['operations']['removeFile'];

export const removeFile = (
  { eventId, uploadId }: Parsed<RemoveFile>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<RemoveFile>> =>
  changeFiles(eventId, store, now, (attachments) => {
    const others = attachments.filter((each) => each.uploadId !== uploadId);
    if (others.length === attachments.length) throw new Problem('upload.notFound');
    return others;
  });

import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { uploads } from '#shared/uploads/contract.ts';
import type { Objects } from '../../kernel/objects/objects.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import { incomingKey } from '../../kernel/uploads/keys.ts';
import type { UploadStore } from '../store.ts';

type StartUpload = (typeof uploads)['operations']['startUpload'];

/** Enough for 10 MB over a slow line. */
const openMs = 15 * 60_000;
const awaitedSeconds = 24 * 60 * 60;

export async function startUpload(
  { purpose, name, type, size }: Parsed<StartUpload>,
  caller: Caller,
  store: Pick<UploadStore, 'announce'>,
  objects: Pick<Objects, 'formFor'>,
): Promise<Output<StartUpload>> {
  const { now } = caller;
  const { userId } = actorOf(caller);
  const uploadId = caller.newId('upload');
  const expires = Math.floor(now.getTime() / 1000) + awaitedSeconds;
  const createdAt = now.toISOString();
  await store.announce({ uploadId, userId, purpose, name, type, size, status: 'awaited', createdAt, expires });
  const until = new Date(now.getTime() + openMs);
  const form = await objects.formFor({ key: incomingKey(userId, uploadId), type, size, until }, now);
  return { uploadId, ...form, expiresAt: until.toISOString() };
}

import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import type { SavePhoto } from '../photo-store.ts';

interface Ports {
  readonly save: SavePhoto;
  readonly accounts: Pick<AccountReader, 'find'>;
}

/** Shows one of the caller's own pictures as theirs. The one before is removed by uploads. */
export async function setProfilePhoto(
  { uploadId }: { readonly uploadId: string },
  caller: Caller,
  ports: Ports & { readonly uploads: UploadReader },
): Promise<{ photoURL: string }> {
  const { userId } = actorOf(caller);
  await keptUpload({ uploadId, purpose: 'profilePhoto', userId, field: 'uploadId' }, ports.uploads);
  await change(uploadId, caller, ports);
  return { photoURL: mediaPath(uploadId) };
}

/** Safe to repeat. */
export async function removeProfilePhoto(caller: Caller, ports: Ports): Promise<Record<string, never>> {
  await change(undefined, caller, ports);
  return {};
}

const tries = 5;

/** What was asked last counts: a change meanwhile is looked at again, not refused. */
async function change(uploadId: string | undefined, caller: Caller, { save, accounts }: Ports): Promise<void> {
  const { userId } = actorOf(caller);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const account = await accounts.find(userId);
    if (!account || account.deletedAt) throw new Problem('user.notFound');
    if (account.photoUploadId === uploadId) return;
    if (await save(account, uploadId, caller.now)) return;
  }
  throw new Problem('server.busy', { retryAfterSeconds: 1 });
}

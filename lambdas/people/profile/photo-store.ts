import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';

/** `undefined` for no picture. */
export type SavePhoto = (account: Account, uploadId: string | undefined, now: Date) => Promise<boolean>;

/** Keeps which picture a user shows, over the one that was read; false when that has changed, or they are gone. */
export function photoSaving(table: Table): SavePhoto {
  const writing = new Service({ account: accountEntity(table), outbox: outboxEntity(table) });
  return async ({ userId, photoUploadId, photoVersion = 0 }, uploadId, now) => {
    const next = photoVersion + 1;
    const held = { holder: userId, version: next, uploadIds: uploadId ? [uploadId] : [] };
    const facts = heldFacts(held, photoUploadId ? [photoUploadId] : [], now);
    const refused = await commit(
      writing.transaction.write(({ account, outbox }) => {
        const patched = account.patch({ userId }).set({ photoVersion: next, updatedAt: now.toISOString() });
        return [
          (uploadId ? patched.set({ photoUploadId: uploadId }) : patched.remove(['photoUploadId']))
            .where(
              (row, { eq, notExists }) =>
                `${notExists(row.deletedAt)} AND ${photoVersion ? eq(row.photoVersion, photoVersion) : notExists(row.photoVersion)}`,
            )
            .commit(),
          ...facts.map((fact) => outbox.put(fact).commit()),
        ];
      }),
    );
    return refused.length === 0;
  };
}

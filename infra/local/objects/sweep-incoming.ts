import type { ObjectStore } from './object-store.ts';

/** Below this, browsers post; what is not confirmed within a day is deleted, as the bucket's lifecycle rule says. */
const prefix = 'incoming/';
const keptMs = 24 * 60 * 60_000;
const atOnce = 1000;

/** Deletes every upload that was never confirmed and whose day is over. */
export function sweepIncoming(store: ObjectStore, bucket: string, now: Date): void {
  for (let after = ''; ; ) {
    const found = store.list(bucket, prefix, after, atOnce);
    for (const { key, modifiedAt } of found)
      if (Date.parse(modifiedAt) + keptMs < now.getTime()) store.remove(bucket, key);
    if (found.length < atOnce) return;
    after = found.at(-1)?.key ?? '';
  }
}

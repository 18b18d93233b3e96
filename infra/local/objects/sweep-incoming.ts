import type { ObjectStore } from './object-store.ts';

/** Below this, browsers post; what is not confirmed within a day is deleted, as the bucket's lifecycle rule says. */
const prefix = 'incoming/';
const keptMs = 24 * 60 * 60_000;
const atOnce = 1000;

export function sweepIncoming(store: ObjectStore, bucket: string, now: Date): void {
  for (const { key, modifiedAt } of store.list(bucket, prefix, '', atOnce))
    if (Date.parse(modifiedAt) + keptMs < now.getTime()) store.remove(bucket, key);
}

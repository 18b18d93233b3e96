import type { Write } from '../stage/memory-table.ts';

/** What tells and pushes, with one condition taken out each. */
export const pushingTwins: readonly { readonly without: string; readonly twin: (write: Write) => Write }[] = [
  { without: 'a row of the notification that is there once', twin: ofEntity('notification') },
  { without: 'a claim on a notification and device', twin: ofEntity('notice') },
  { without: 'a version of the last interruptions', twin: ofEntity('burst') },
];

/** Every write of one kind of row loses its condition. */
function ofEntity(name: string) {
  return (write: Write): Write => {
    if (!isOf(name, write)) return write;
    const { ConditionExpression: _, ...rest } = write;
    return rest;
  };
}

/** By the row that is put, or by the key that is changed. */
const isOf = (name: string, { Item, Key }: Write): boolean =>
  Item?.__edb_e__ === name || String(Key?.sk ?? '').startsWith(`$${name}_`) || String(Key?.pk ?? '').includes(name);

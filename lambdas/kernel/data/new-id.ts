import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { type IdKind, idPrefixes } from '#shared/ids.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A fresh id; ids of one kind sort by the time they were made. */
export const newId = (kind: IdKind, now: Date): string => `${idPrefixes[kind]}_${ulid(now.getTime())}`;

/**
 * The id that a cause always leads to, so that a repeated request or message makes the same thing and not a second one.
 * The first character stays below 8, as in every ULID of this millennium.
 */
export function idFrom(kind: IdKind, ...cause: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(cause)).digest();
  const characters = [...bytes.subarray(0, 26)].map((byte, index) => alphabet[byte % (index === 0 ? 8 : 32)]);
  return `${idPrefixes[kind]}_${characters.join('')}`;
}

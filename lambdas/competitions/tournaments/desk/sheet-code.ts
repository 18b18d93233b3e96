import { createHash } from 'node:crypto';
import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

/** The match that a sheet is of. */
export interface SheetOf {
  readonly tournamentId: string;
  readonly key: string;
}

const signedValue = ({ tournamentId, key }: SheetOf) => `${tournamentId} ${key}`;

/** What the code on a sheet says. It is the end of an address, and one with a dot in it would be asked for as a file. */
export const sheetToken = (secret: string, of: SheetOf): string =>
  sign(secret, 'score sheet', signedValue(of)).replace('.', '~');

/** The number that is printed beside the code: a photo of the code alone cannot score with it. */
export function sheetPin(secret: string, of: SheetOf): string {
  const digest = createHash('sha256')
    .update(sign(secret, 'score sheet number', signedValue(of)))
    .digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

export function sheetOf(secret: string, token: string): SheetOf | undefined {
  const [tournamentId = '', key = ''] = unsign(secret, 'score sheet', token.replace('~', '.'))?.split(' ') ?? [];
  return tournamentId && key ? { tournamentId, key } : undefined;
}

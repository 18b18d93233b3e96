import * as z from 'zod';

/** Without the characters that people take for others: 0 and O, 1, I and L, U and V. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTWXYZ';
export const codeLength = 8;

/** A code as people type it: small letters, spaces and hyphens do not matter. */
export const TypedCode = z
  .string('Type the code.')
  .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${codeLetters}]{${codeLength}}$`), 'A code has eight letters and digits.'));

/** A code from random bytes, at least eight of them; bytes that would make some letters likelier are passed over. */
export function codeFrom(bytes: Uint8Array): string | undefined {
  const fair = Math.floor(256 / codeLetters.length) * codeLetters.length;
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => codeLetters[byte % codeLetters.length]);
  return letters.length < codeLength ? undefined : letters.slice(0, codeLength).join('');
}

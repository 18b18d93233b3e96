import * as z from 'zod';
import { visibleCharacters, withoutUnseen } from './visible-text.ts';

/** Controls, bidirectional overrides, byte-order marks and lone surrogates: nothing that a person meant to write. */
const forbidden = /(?![\n\t])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const lineBreaks = /[\n\t]/;

/** What must not be there is refused as it was sent; what shows nothing is left out. */
const clean = (value: string) =>
  forbidden.test(value) ? value : withoutUnseen(value.replaceAll(/\r\n|[\u2028\u2029]/g, '\n').normalize('NFC')).trim();

/** What a short text needs at least, as far as it has to say anything (D56). */
const leastVisible = 2;

/**
 * One line of text: NFC, trimmed, without characters that show nothing; `min` counts those that can be seen, up to two.
 * Length counts UTF-16 units, as a browser's counter does.
 */
export const Line = (min: number, max: number, label: string) =>
  z
    .string({ error: `${label} is required.` })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(min, tooShort(min, label))
        .refine((value) => visibleCharacters(value) >= Math.min(min, leastVisible), tooShort(min, label))
        .max(max, `${label} can have at most ${max} characters.`)
        .refine((value) => !forbidden.test(value) && !lineBreaks.test(value), `${label} has characters we can’t show.`),
    );

const tooShort = (min: number, label: string) =>
  min === 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`;

/** Several lines of text, possibly none. */
export const Lines = (max: number, label: string) =>
  z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .max(max, `${label} can have at most ${max} characters.`)
        .refine((value) => !forbidden.test(value), `${label} has characters we can’t show.`),
    );

import * as z from 'zod';

/** Controls, bidirectional overrides, byte-order marks and lone surrogates: nothing that a person meant to write. */
const forbidden = /(?![\n\t])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const lineBreaks = /[\n\t]/;

const clean = (value: string) => value.replaceAll('\r\n', '\n').normalize('NFC').trim();

/** One line of text: NFC, trimmed. Length counts UTF-16 units, as a browser's counter does. */
export const Line = (min: number, max: number, label: string) =>
  z
    .string({ error: `${label} is required.` })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`)
        .max(max, `${label} can have at most ${max} characters.`)
        .refine(
          (value) => !forbidden.test(value) && !lineBreaks.test(value),
          `${label} has characters that cannot be shown.`,
        ),
    );

/** Several lines of text, possibly none. */
export const Lines = (max: number, label: string) =>
  z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .max(max, `${label} can have at most ${max} characters.`)
        .refine((value) => !forbidden.test(value), `${label} has characters that cannot be shown.`),
    );

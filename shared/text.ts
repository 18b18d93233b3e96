import * as z from 'zod';

/** C0/C1 controls, bidirectional overrides and lone surrogates: none of them is text that a person meant to write. */
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
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

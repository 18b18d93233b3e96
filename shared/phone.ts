import * as z from 'zod';

/** A stored number as people read it: `(512) 555-0123` in the US, others with their country's code. */
export const shownPhone = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

export const phonePlaceholder = '+1 (555) 123-4567';

/** What people write between digits: spaces of every kind, brackets, dots, slashes and dashes. */
const separators = /[\s()./\p{Pd}]/gu;

/**
 * The one rule for phone numbers: with the country's code, kept as E.164 (`+15125550123`). The browser adds the code to a
 * number that is typed as within a country (`web/app/forms/phone/phone-numbers.ts`); here there is no country to go by.
 */
export const Phone = z
  .string({ error: 'Enter a phone number.' })
  .max(40, 'Enter one phone number.')
  .transform((typed) => typed.replaceAll(separators, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, `Enter the number with its country code, such as ${phonePlaceholder}.`));

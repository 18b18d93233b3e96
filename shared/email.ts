import * as z from 'zod';

/** An address that mail can be sent to, at most 100 characters (R-PROF-13), compared in lower case. */
export const Email = z
  .string({ error: 'Please enter a valid email address.' })
  .trim()
  .toLowerCase()
  .pipe(
    z.email('Please enter a valid email address.').min(3).max(100, 'An email address can have at most 100 characters.'),
  );

import * as z from 'zod';

/** A telephone number as people write it: kept to be shown and called, never to be reckoned with. */
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ().-]{5,25}$/, 'A phone number has digits, spaces and hyphens.');

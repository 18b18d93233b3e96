import * as z from 'zod';

/** People who can be in, where there is a limit. */
export const Capacity = z
  .int('Give a whole number.')
  .min(1, 'At least one person must be able to come.')
  .max(2000, 'At most 2,000 people.');

import * as z from 'zod';

/** People who can be in, where there is a limit. */
export const Capacity = z
  .int('Give a whole number.')
  .min(1, 'Groups need at least one open spot.')
  .max(2000, 'At most 2,000 people.');

import * as z from 'zod';

/** How many hours before the start people are reminded. */
export const RemindHours = z
  .array(z.int('Give whole hours.').min(1, 'Between 1 and 168 hours.').max(168, 'Between 1 and 168 hours.'))
  .min(1, 'At least one reminder.')
  .max(4, 'At most four reminders.')
  .refine((hours) => new Set(hours).size === hours.length, 'Each reminder once.');

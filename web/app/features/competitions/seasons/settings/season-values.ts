import type * as z from 'zod';
import type { SeasonDetails } from '#shared/competitions/seasons/schemas.ts';

/** What stands in the fields of a season's form. */
export type SeasonValues = z.input<typeof SeasonDetails>;

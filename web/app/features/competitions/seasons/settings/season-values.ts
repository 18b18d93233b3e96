import type * as z from 'zod';
import {
  isInOneCurrency,
  lastsRight,
  lastsWrong,
  otherCurrency,
  SeasonDetails,
} from '#shared/competitions/seasons/schemas.ts';

/** What the fields of a season's form come to. */
export const SeasonFormDetails = SeasonDetails.refine(lastsRight, lastsWrong).refine(isInOneCurrency, otherCurrency);

/** What stands in the fields of a season's form. */
export type SeasonValues = z.input<typeof SeasonDetails>;

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

type Details = z.output<typeof SeasonDetails>;

/** A division with ages of its own has the other rules of the season; one without has them all. */
export const withAgesOfDivisions = ({ divisions, rosterRules, ...details }: Details): Details => ({
  ...details,
  rosterRules,
  divisions: divisions.map(({ rosterRules: own, ...division }) => {
    const { minAge, maxAge } = own ?? {};
    const ages = { ...(minAge !== undefined && { minAge }), ...(maxAge !== undefined && { maxAge }) };
    return Object.keys(ages).length > 0 ? { ...division, rosterRules: { ...rosterRules, ...ages } } : division;
  }),
});

import * as z from 'zod';

/** Who is in charge on each of fourteen days, the anchor being the first; then it begins again. */
const patterns = {
  alternating_weeks: 'AAAAAAABBBBBBB',
  two_two_three: 'AABBAAABBAABBB',
  two_two_five_five: 'AABBAAAAABBBBB',
  three_four_four_three: 'AAABBBBAAAABBB',
  every_other_weekend: 'BBAAAAAAAAAAAA',
} as const;

export const parentingPatterns = [
  {
    value: 'alternating_weeks',
    label: 'Alternating weeks',
    hint: 'The anchor is the first day of a week in household A.',
  },
  {
    value: 'two_two_three',
    label: '2-2-3',
    hint: 'Two days A, two days B, three days A, and the other way round after that.',
  },
  { value: 'two_two_five_five', label: '2-2-5-5', hint: 'Two days A, two days B, five days A, five days B.' },
  { value: 'three_four_four_three', label: '3-4-4-3', hint: 'Three days A, four days B, four days A, three days B.' },
  {
    value: 'every_other_weekend',
    label: 'Every other weekend',
    hint: 'The anchor is the first day of a weekend in household B.',
  },
] as const;

const Household = z.enum(['A', 'B']);
export type Household = z.infer<typeof Household>;

/** In whose household a dependant is, by the day (domain 4.3). */
export const ParentingPattern = z.strictObject({
  patternType: z.enum(
    parentingPatterns.map(({ value }) => value),
    'Choose a pattern.',
  ),
  anchorDate: z.iso.date('Choose a day.'),
  /** Days on which it is otherwise. Of two for one day the later one holds. */
  exceptions: z.array(z.strictObject({ date: z.iso.date('Choose a day.'), household: Household })).max(60),
});
export type ParentingPattern = z.infer<typeof ParentingPattern>;

const dayMs = 24 * 60 * 60_000;
const cycle = 14;

/** The household in charge on a calendar day, `2031-05-17`. */
export function householdInCharge({ patternType, anchorDate, exceptions }: ParentingPattern, date: string): Household {
  const exception = exceptions.findLast((one) => one.date === date);
  if (exception) return exception.household;
  const days = Math.round((Date.parse(date) - Date.parse(anchorDate)) / dayMs);
  const day = ((days % cycle) + cycle) % cycle;
  return patterns[patternType][day] === 'A' ? 'A' : 'B';
}
